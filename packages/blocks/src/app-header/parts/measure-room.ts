import type { Link } from "../../content/link.ts";

/** Width of the page from which the menu stands in a line, in px; "never": it stays behind a button. */
export type Room = "768" | "992" | "1200" | "1440" | "never";

const roomSteps = [768, 992, 1200, 1440] as const;

/** Rough widths in px, on the safe side for the widest of the presets' fonts. */
const letter = 9.8;
const betweenLinks = 36;
const pageEdges = 96;

/** How wide the menu is in one line, in px. */
export const measureLinks = (links: readonly Pick<Link, "text">[]): number =>
  links.reduce((sum, { text }) => sum + text.length * letter + betweenLinks, 0);

/** How wide a button is, in px; nothing without its text. */
export const measureButton = (button: Pick<Link, "text"> | null): number =>
  button?.text ? button.text.length * letter + 56 : 0;

/** How wide the brand is, in px: names wrap beyond that. */
export const measureBrand = (name: string): number => Math.min(260, 56 + name.length * 15);

/** The first step of the page's width at which contents of so many px fit in a line. */
export function findRoom(contents: number): Room {
  const step = roomSteps.find((width) => contents + pageEdges <= width);
  return step ? (String(step) as Room) : "never";
}
