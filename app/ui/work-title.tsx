import { BreakableName } from "./breakable-name.tsx";
import { Unbroken } from "./unbroken.tsx";

/** The heading of a page on a piece of our work: whose it is, small, above what it is; read as `client: title`. */
export function WorkTitle({ client, title }: { client: string; title: string }) {
  return (
    <h1 className="type-display-1 max-w-[11.35em]">
      <span className="block type-title text-link">
        <BreakableName text={client} />
        <span className="text-[0px]">: </span>
      </span>
      <Unbroken text={title} />
    </h1>
  );
}
