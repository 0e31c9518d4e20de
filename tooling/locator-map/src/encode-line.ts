import type { Point } from "./topology.ts";

/** Steps in a degree: one is about two kilometres. */
const stepsInDegree = 50;

/** A line as text: differences of steps, five bits a character, the sixth says that more follow. */
export function encodeLine(line: Point[]): string {
  let text = "";
  let [x, y] = [0, 0];
  for (const [longitude, latitude] of line) {
    const next = [Math.round(longitude * stepsInDegree), Math.round(latitude * stepsInDegree)];
    const [nextX = 0, nextY = 0] = next;
    if (text !== "" && nextX === x && nextY === y) continue;
    text += encodeNumber(nextX - x) + encodeNumber(nextY - y);
    [x, y] = [nextX, nextY];
  }
  return text;
}

function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = "";
  while (rest >= 32) {
    text += toCharacter(32 + (rest % 32));
    rest = Math.floor(rest / 32);
  }
  return text + toCharacter(rest);
}

/** Characters that need no escaping in a string. */
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const toCharacter = (digit: number) => alphabet[digit] ?? "";
