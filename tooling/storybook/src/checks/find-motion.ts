import { describe } from "./find-overflow.ts";

/** The longest that anything may move with reduced motion, in ms: events of animations still come. */
const maxMs = 1;

/** What would move for longer than a blink: elements with transitions and animations of their own. */
export function findMotion(stage: HTMLElement): string[] {
  const findings: string[] = [];
  for (const element of stage.querySelectorAll("*")) {
    for (const pseudo of ["", "::before", "::after", "::backdrop"]) {
      const style = getComputedStyle(element, pseudo);
      const transition = style.transitionProperty === "none" ? 0 : toMs(style.transitionDuration);
      const isStill = style.animationName === "none" || fades(element, style.animationName);
      const animation = isStill ? 0 : toMs(style.animationDuration);
      if (Math.max(transition, animation) > maxMs) {
        findings.push(`${describe(element)}${pseudo} moves for ${transition || animation} ms`);
      }
      if (style.scrollBehavior === "smooth") findings.push(`${describe(element)} scrolls smoothly`);
    }
  }
  return findings;
}

/** Whether an animation changes nothing but how strongly something shows: that is not motion. */
function fades(element: Element, animationName: string): boolean {
  const ofThisName = element
    .getAnimations({ subtree: true })
    .filter((one) => one instanceof CSSAnimation && one.animationName === animationName);
  const steps = ofThisName.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
  const inherent = new Set(["offset", "computedOffset", "easing", "composite", "opacity"]);
  return (
    steps.length > 0 && steps.every((step) => Object.keys(step).every((key) => inherent.has(key)))
  );
}

const toMs = (durations: string) =>
  Math.max(...durations.split(",").map((one) => parseFloat(one) * (/ms/.test(one) ? 1 : 1000)));

/** Collects what scripts set in motion until it is stopped. */
export function watchScriptedMotion(): { stop: () => string[] } {
  const findings: string[] = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function watched(this: Element, frames, options) {
    const duration = typeof options === "number" ? options : options?.duration;
    if (Number(duration) > maxMs) findings.push(`${describe(this)} is moved for ${duration} ms`);
    return animate.call(this, frames, options);
  };
  return {
    stop: () => {
      Element.prototype.animate = animate;
      return findings;
    },
  };
}
