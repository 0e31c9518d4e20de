import { useOrganizer } from "@tour/office/shell";
import { texts } from "../../../texts/ru.ts";
import type { Screen } from "./screen-of.ts";

/** Says who can do what one's own role can't; undefined of what it can. */
export function useWhoCan(): (screen: Screen) => string | undefined {
  const { may } = useOrganizer();
  return ({ access }) => {
    if (may(access)) return undefined;
    return access === "manager" ? texts.readiness.ask.manager : texts.readiness.ask.owner;
  };
}
