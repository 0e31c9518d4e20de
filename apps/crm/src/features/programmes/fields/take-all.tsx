import type { ProgrammeFinding } from "@tour/api";
import { Checkbox } from "@tour/ui-kit/checkbox";
import type { ReactNode } from "react";
import { setAllTaken } from "../draft/programme-draft.ts";
import type { Drafting } from "../draft/use-programme-draft.ts";

interface TakeAllProps {
  drafting: Drafting;
  findings: readonly ProgrammeFinding[];
  "aria-label"?: string;
  /** What stands beside the box, by how many are taken. */
  children: (taken: number) => ReactNode;
}

/** Takes all of some things that were found, or none of them. */
export function TakeAll({ drafting, findings, children, ...named }: TakeAllProps) {
  const taken = findings.filter((one) => one.is_taken).length;
  const ids = findings.map(({ id }) => id);
  return (
    <Checkbox
      {...named}
      checked={taken === findings.length}
      indeterminate={taken > 0 && taken < findings.length}
      onCheckedChange={(next) => drafting.change((draft) => setAllTaken(draft, ids, next))}
    >
      {children(taken)}
    </Checkbox>
  );
}
