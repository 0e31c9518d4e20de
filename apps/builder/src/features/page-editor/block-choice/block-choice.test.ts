import { expect, it } from "vitest";
import { createBlockChoice } from "./block-choice.ts";

const order = ["a", "b", "c", "d"];

function open() {
  const choice = createBlockChoice();
  return { choice, chosen: () => [...choice.store.getState().ids].join("") };
}

it("takes a block in, and lets it go again", () => {
  const { choice, chosen } = open();
  choice.toggle("b");
  choice.toggle("d");
  choice.toggle("b");
  expect(chosen()).toBe("d");
});

it("takes all from the block that was chosen last, either way, each range in place of the one before", () => {
  const { choice, chosen } = open();
  choice.toggle("c");
  choice.extendTo(order, "a");
  expect(chosen()).toBe("abc");
  choice.extendTo(order, "d");
  expect(chosen()).toBe("cd");
});

it("begins a range where the focus stood when nothing was chosen, or what was is gone", () => {
  const { choice, chosen } = open();
  choice.extendTo(order, "c", "b");
  expect(chosen()).toBe("bc");
  choice.extendTo(["a", "c", "d"], "d", "c");
  expect(chosen()).toBe("cd");
});

it("ends with everything let go", () => {
  const { choice, chosen } = open();
  choice.set(["a", "b"]);
  choice.clear();
  expect(choice.store.getState().isOn).toBe(false);
  expect(chosen()).toBe("");
});
