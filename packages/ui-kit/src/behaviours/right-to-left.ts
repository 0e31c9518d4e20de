/** Whether the words in an element run from right to left. */
export const isRightToLeft = (element: Element): boolean =>
  getComputedStyle(element).direction === "rtl";
