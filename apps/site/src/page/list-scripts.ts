import type { InlineScript, InlineScripts } from "../assets/inline-scripts.ts";
import { firstPaintScript } from "./first-paint-script.ts";
import type { FrameView } from "./page-view.ts";
import { speculationRules } from "./speculation-rules.ts";
import { visitScript } from "./visit-script.ts";

/** What decides which scripts a page has a use for. */
export type ScriptedView = Pick<
  FrameView,
  | "hydration"
  | "carousel"
  | "hasFilm"
  | "isOfTour"
  | "booking"
  | "map"
  | "form"
  | "isLive"
  | "takesPhotos"
  | "takesComments"
  | "notice"
  | "opening"
>;

/** Scripts before the styles of a page, and right behind them. They run while it is read: no modules. */
export const listHeadScripts = ({ picture }: Pick<InlineScripts, "picture">) => ({
  beforeStyles: [visitScript, picture],
  afterStyles: [firstPaintScript],
});

/** All that no module is, for the policy's hashes. */
export function listPlainScripts(scripts: InlineScripts): string[] {
  const { beforeStyles, afterStyles } = listHeadScripts(scripts);
  return [...beforeStyles, ...afterStyles, speculationRules];
}

/** The modules at the end of a page, in their order. */
export function listScripts(
  scripts: InlineScripts,
  view: ScriptedView,
  { hasAnalytics, hasStreets }: { hasAnalytics: boolean; hasStreets: boolean },
): string[] {
  const uses: [InlineScript, unknown][] = [
    ["page", true],
    ["analytics", hasAnalytics],
    ["islands", view.hydration],
    ["film", view.hasFilm],
    ["tour", view.isOfTour],
    ["booking", view.booking],
    ["map", hasStreets && view.map === "place"],
    ["form", view.form],
    ["order", view.isLive],
    ["notice", view.notice],
    ["opening", view.opening],
    ["review", view.takesPhotos],
    ["draft", view.takesComments],
    ["carousels", view.carousel],
  ];
  return uses.filter(([, isOfUse]) => isOfUse).map(([name]) => scripts[name]);
}
