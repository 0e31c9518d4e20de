import type { Preset } from "@tour/theme";
import { isSame } from "../../../document/merging/is-same.ts";
import { fromParts, toParts } from "./design-parts.ts";
import type { Design, DesignPart, DesignParts } from "./design-parts.ts";

/** What both began from, what is wanted here, and what the server has. */
interface Versions {
  base: Design;
  mine: Design;
  theirs: Design;
}

/** A part that both have changed, each in their own way. */
export interface DesignClash {
  part: DesignPart;
  mine: Design;
  theirs: Design;
}

export type ChooseDesign = (part: DesignPart) => "mine" | "theirs";

/** The server says more of a design than what it is. */
export const isSameDesign = (one: Design, other: Design): boolean =>
  isSame(toParts(one), toParts(other));

const namesOf = (parts: DesignParts) => Object.keys(parts) as DesignPart[];

/** Where both changed the same. Of two presets one stays whole: there is nothing else to choose. */
export function findDesignClashes({ base, mine, theirs }: Versions): DesignClash[] {
  const [was, own, other] = [toParts(base), toParts(mine), toParts(theirs)];
  const clashing = namesOf(own).filter(
    (part) =>
      !isSame(own[part], was[part]) &&
      !isSame(other[part], was[part]) &&
      !isSame(own[part], other[part]),
  );
  const decisive = clashing.includes("preset_type") ? (["preset_type"] as const) : clashing;
  return decisive.map((part) => ({ part, mine, theirs }));
}

/** The parts as whoever changed them has them; where both did, as is chosen. */
export function mergeDesigns(versions: Versions, choose: ChooseDesign): Design {
  const { base, mine, theirs } = versions;
  const clashes = new Set(findDesignClashes(versions).map(({ part }) => part));
  if (clashes.has("preset_type")) return choose("preset_type") === "mine" ? mine : theirs;
  const [was, own, other] = [toParts(base), toParts(mine), toParts(theirs)];
  const isOwn = (part: DesignPart) =>
    clashes.has(part) ? choose(part) === "mine" : !isSame(own[part], was[part]);
  const merged = namesOf(own).map((part) => [part, (isOwn(part) ? own : other)[part]]);
  return fromParts(Object.fromEntries(merged) as unknown as DesignParts);
}

/** What both began from, after some of our own was found with the server: that is nobody else's. */
export function takeArrived(base: Design, theirs: Design, sent: readonly Design[]): Design {
  const [was, other] = [toParts(base), toParts(theirs)];
  const arrived = namesOf(other).filter((part) =>
    sent.some((one) => isSame(toParts(one)[part], other[part])),
  );
  return fromParts({
    ...was,
    ...(Object.fromEntries(arrived.map((part) => [part, other[part]])) as Partial<DesignParts>),
  });
}

export interface DesignChange {
  fields: Partial<Preset>;
  preset_type?: string;
}

/** What makes one design of another, as the call takes it, and what of the same was before. */
export function diffDesigns(base: Design, mine: Design): DesignChange & { was: DesignChange } {
  const names = (Object.keys(mine.preset) as (keyof Preset)[]).filter(
    (name) => !isSame(base.preset[name], mine.preset[name]),
  );
  const fieldsOf = ({ preset }: Design) =>
    Object.fromEntries(names.map((name) => [name, preset[name]])) as Partial<Preset>;
  const isOther = base.preset_type !== mine.preset_type;
  const typeOf = ({ preset_type }: Design) => (isOther ? { preset_type } : {});
  return {
    ...{ fields: fieldsOf(mine), ...typeOf(mine) },
    was: { fields: fieldsOf(base), ...typeOf(base) },
  };
}
