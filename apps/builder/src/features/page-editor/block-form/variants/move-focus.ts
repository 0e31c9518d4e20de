import type { KeyboardEvent } from "react";

/** By how many cards a key leads on; the ends are as far away as there are cards. */
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: -Infinity,
  End: Infinity,
};

/** Arrows go from the button of one card of the list to that of another, which comes into view. */
export function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key];
  const list = event.currentTarget.closest("ul");
  if (step === undefined || !list) return;
  event.preventDefault();
  const buttons = [...list.querySelectorAll<HTMLButtonElement>("[data-chooses]")];
  const index = buttons.indexOf(event.currentTarget) + step;
  const next = buttons[Math.min(buttons.length - 1, Math.max(0, index))];
  next?.focus({ preventScroll: true });
  next?.closest("li")?.scrollIntoView({ block: "nearest", inline: "center" });
}
