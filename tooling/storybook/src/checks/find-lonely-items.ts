import { describe } from "./find-overflow.ts";

/** Items of one row may begin and end so far apart; px. */
const slack = 4;

/** Of the list's width: an item that takes more has its row to itself on purpose. */
const whole = 0.6;

/**
 * Cards that are left over: alone in the last row of a grid that has several columns, with an empty
 * place beside them. What only stands in lines, without a ground or a picture, may.
 */
export function findLonelyItems(stage: HTMLElement): string[] {
  return [...stage.querySelectorAll<HTMLElement>("ul, ol, dl")].flatMap((list) => {
    if (getComputedStyle(list).display !== "grid") return [];
    const items = [...list.children].filter((item) => item.checkVisibility());
    const last = items.at(-1);
    if (items.length < 3 || !last || !isCard(last)) return [];
    const isWhole = last.clientWidth > list.clientWidth * whole;
    const [first, second] = items;
    const isLonely = areBeside(first!, second!) && !items.some((item) => areBeside(item, last));
    return isLonely && !isWhole ? [`${describe(last)} stands alone under full rows`] : [];
  });
}

function areBeside(a: Element, b: Element): boolean {
  if (a === b) return false;
  const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  return Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > slack;
}

function isCard(item: Element): boolean {
  const boxes = [item, ...item.querySelectorAll(":scope > *, article, section")];
  const hasGround = boxes.some(
    (box) => getComputedStyle(box).backgroundColor !== "rgba(0, 0, 0, 0)",
  );
  return hasGround || item.querySelector("img") !== null;
}
