import "@tour/ui-kit/styles.css";
import { DropdownMenu, MenuItem } from "@tour/ui-kit/dropdown";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { texts } from "../texts/ru.ts";
import { lateItems } from "./late-items.tsx";

const Items = () => (
  <>
    <MenuItem>Копировать</MenuItem>
    <MenuItem>Удалить</MenuItem>
  </>
);

/** Opens a menu of late items above one that is there at once; their code comes when the test says so. */
async function openMenu() {
  const questions: { answer: () => void; fail: () => void }[] = [];
  const Late = lateItems(
    () =>
      new Promise<typeof Items>((answer, fail) => {
        questions.push({
          answer: () => answer(Items),
          fail: () => fail(new TypeError("Failed to fetch dynamically imported module")),
        });
      }),
  );
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(
    <DropdownMenu trigger={<button type="button">Ещё</button>}>
      <Late />
      <MenuItem>Закрыть</MenuItem>
    </DropdownMenu>,
  );
  await userEvent.click(page.getByRole("button", { name: "Ещё" }));
  await expect.poll(() => questions.length).toBe(1);
  return questions;
}

const item = (name: string) => page.getByRole("menuitem", { name });

test("a menu says that its items load, and such a word closes nothing", async () => {
  const [question] = await openMenu();
  const wait = item(texts.late.loading);
  await expect.element(wait).toBeVisible();
  await expect.element(wait).toHaveAttribute("aria-busy", "true");
  await expect.element(wait).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(wait, { force: true });
  await expect.element(wait).toBeVisible();
  question?.answer();
  await expect.element(item("Копировать")).toBeVisible();
  await expect.element(wait).not.toBeInTheDocument();
});

test("items that could not be loaded say so, and are asked for again by each press", async () => {
  const questions = await openMenu();
  const again = item(`${texts.late.failed} ${texts.failure.retry}`);
  for (const count of [1, 2]) {
    expect(questions.length).toBe(count);
    questions.at(-1)?.fail();
    await expect.element(again).toBeVisible();
    await userEvent.click(again);
    await expect.element(item(texts.late.loading)).toBeVisible();
    await expect.poll(() => questions.length).toBe(count + 1);
  }
  questions.at(-1)?.answer();
  await expect.element(item("Копировать")).toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
});

test("the focus that waited goes to the first item once the items are there", async () => {
  const [question] = await openMenu();
  await expect.element(item(texts.late.loading)).toHaveFocus();
  question?.answer();
  await expect.element(item("Копировать")).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Удалить")).toHaveFocus();
});

test("the focus that was moved on meanwhile stays where it is", async () => {
  const [question] = await openMenu();
  await expect.element(item(texts.late.loading)).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(item("Закрыть")).toHaveFocus();
  question?.answer();
  await expect.element(item("Копировать")).toBeVisible();
  await expect.element(item("Закрыть")).toHaveFocus();
});
