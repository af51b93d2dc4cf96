// Invoker commands (HTML Living Standard §4.10.6); React passes them through, its types do not know them yet.
import "react";

declare module "react" {
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: "show-modal" | "close";
  }
}
