import type { Operation } from "./operation.ts";

/** Where something of a page stands, from the outside in; the page itself is the empty one. */
export type Place = readonly string[];

/** What of a page an operation changes: never the same as what does not overlap with it. */
export function listPlaces(operation: Operation): Place[] {
  switch (operation.kind) {
    case "insert":
      return [["block", operation.block.id]];
    case "remove":
      return [["block", operation.id]];
    case "move":
      return [["order", operation.id]];
    case "replace":
      return [[]];
    case "set-block": {
      const { kind: _, id, ...changes } = operation;
      return Object.keys(changes).map((key) => ["block", id, key]);
    }
    case "set-content":
      return [["block", operation.id, "content", ...operation.path.split(".")]];
    case "set-check":
      return [];
  }
}

/** Whether two edits touch the same: one of the places is the other, or leads to it. */
export const haveCommonPlace = (ours: readonly Place[], theirs: readonly Place[]): boolean =>
  ours.some((one) => theirs.some((other) => isWithin(one, other) || isWithin(other, one)));

const isWithin = (place: Place, outer: Place): boolean =>
  outer.every((key, index) => place[index] === key);
