import { createBlock } from "@tour/blocks/definitions";
import { expect, onTestFinished, test } from "vitest";
import { createDocumentStore } from "../../../document/document-store.ts";
import { watchRest } from "./await-rest.ts";

function open() {
  const block = createBlock(19);
  const edits = createDocumentStore([block]);
  const rest = watchRest(edits);
  onTestFinished(rest.stop);
  const state = { isResting: false };
  const wait = () => {
    state.isResting = false;
    void rest.awaitRest().then(() => {
      state.isResting = true;
    });
  };
  return { edits, block, state, wait };
}

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isResting = (state: { isResting: boolean }) => expect.poll(() => state.isResting).toBe(true);

test("there is rest some time after the page was opened, and some time after an edit", async () => {
  const { edits, block, state, wait } = open();
  wait();
  await pass(600);
  expect(state.isResting).toBe(false);
  await isResting(state);
  edits.edit({ kind: "set-block", id: block.id, is_hidden: true });
  wait();
  await pass(600);
  expect(state.isResting).toBe(false);
  await isResting(state);
});

test("there is none while a finger or a button is held down, for it may drag", async () => {
  const { state, wait } = open();
  wait();
  await isResting(state);
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  wait();
  await pass(800);
  expect(state.isResting).toBe(false);
  document.body.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  await isResting(state);
});
