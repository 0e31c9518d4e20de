import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { siteUndoOf } from "../../../undo/site-undo.ts";
import { faq, named, showPanel } from "../show-side-panel.tsx";
import { joinPage } from "../undo/join-page.ts";

const sheet = () => page.getByRole("separator").element() as HTMLElement;
const height = () => Number(sheet().getAttribute("aria-valuenow"));
const press = (key: string) =>
  sheet().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

/** A page on a phone, whose block was changed once, with the arrows of undo. */
async function showChanged(organizerId: number) {
  await page.viewport(375, 780);
  const { document } = showPanel([faq([named("Куда?")]), faq([named("Кто?")])], { organizerId });
  const [first, second] = document.blocks().map(({ id }) => id) as [string, string];
  const undo = siteUndoOf(organizerId);
  onTestFinished(joinPage(undo, { organizerId, type: "main" }, document));
  document.edit({ kind: "set-content", id: first, path: "items.0.question", value: "Когда?" });
  await expect.poll(height).toBe(1);
  const move = (direction: "undo" | "redo") =>
    undo.move(direction, { go: async () => true }, () => undefined);
  return { document, first, second, move };
}

test("the list that covers the page makes room for what was taken back", async () => {
  const { document, first, move } = await showChanged(101);
  press("ArrowUp");
  await expect.poll(height).toBe(2);
  move("undo");
  await expect.poll(height).toBe(1);
  expect(document.store.getState().shown).toEqual({ id: first });
});

test("a form that is pushed down comes up when its block goes back, and when it is made again", async () => {
  const { document, first, move } = await showChanged(102);
  document.select(first);
  for (const direction of ["undo", "redo"] as const) {
    press("ArrowDown");
    await expect.poll(height).toBe(0);
    move(direction);
    await expect.poll(height).toBe(1);
  }
});

test("the form of another block gives way to that of the changed one, in sight", async () => {
  const { document, first, second, move } = await showChanged(103);
  document.select(second);
  press("ArrowDown");
  await expect.poll(height).toBe(0);
  move("undo");
  await expect.poll(height).toBe(1);
  expect(document.store.getState().selectedId).toBe(first);
});
