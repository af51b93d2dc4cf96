import { Component, type ReactNode } from "react";

/** What breaks inside disappears, and the page goes on without it. */
export class FailsAlone extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
