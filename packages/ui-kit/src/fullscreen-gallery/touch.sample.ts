import { fireEvent } from "storybook/test";

const finger = { pointerType: "touch", button: 0, bubbles: true, cancelable: true };

/** One finger that comes down in the middle, goes by `x`, `y` px, and leaves. */
export function swipe(stage: Element, x: number, y: number, from = { x: 200, y: 300 }) {
  const at = (share: number) => ({
    ...finger,
    pointerId: 1,
    clientX: from.x + x * share,
    clientY: from.y + y * share,
  });
  fireEvent.pointerDown(stage, at(0));
  for (const share of [0.25, 0.5, 0.75, 1]) fireEvent.pointerMove(stage, at(share));
  fireEvent.pointerUp(stage, at(1));
}

/** A finger that touches a place and leaves `at` a moment, in ms: no machine is slow enough to matter. */
export function tap(target: Element, clientX: number, clientY: number, at: number) {
  const place = { ...finger, pointerId: 1, clientX, clientY };
  fireEvent.pointerDown(target, place);
  const left = new PointerEvent("pointerup", place);
  Object.defineProperty(left, "timeStamp", { value: at });
  fireEvent(target, left);
}

/** Two fingers that go from `from` to `to` px apart around a place. */
export function pinch(target: Element, x: number, y: number, from: number, to: number) {
  const at = (pointerId: number, apart: number) => ({
    ...finger,
    pointerId,
    clientX: x + (pointerId === 1 ? -apart / 2 : apart / 2),
    clientY: y,
  });
  for (const id of [1, 2]) fireEvent.pointerDown(target, at(id, from));
  for (const id of [1, 2]) fireEvent.pointerMove(target, at(id, to));
  for (const id of [1, 2]) fireEvent.pointerUp(target, at(id, to));
}
