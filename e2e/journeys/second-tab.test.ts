import type { Page } from "playwright";
import { afterAll, beforeAll, describe, it } from "vitest";
import { openBlock, openEditor, previewOf, waitUntilSaved } from "../src/editor.ts";
import { openBuilder, startJourney } from "../src/journey.ts";
import type { Journey } from "../src/journey.ts";

let journey: Journey;
let first: Page;
let second: Page;

beforeAll(async () => {
  journey = await startJourney();
  // Two windows with separate storage: a colleague at another computer.
  first = await openBuilder(journey);
  second = await openBuilder(journey);
  for (const page of [first, second]) {
    await openEditor(page);
    await openBlock(page, "Главный экран");
  }
});
afterAll(() => journey.close());

describe("a second tab that saved first", () => {
  it("is noticed, and neither version is lost until the user decides", async () => {
    await first.getByLabel("Заголовок").first().fill("Правка первого окна");
    await waitUntilSaved(first);
    await second.getByLabel("Заголовок").first().fill("Правка второго окна");
    await second.getByRole("dialog").getByText("Этот черновик уже изменили").waitFor();

    await second.getByRole("button", { name: "Сравнить" }).click();
    const dialog = second.getByRole("dialog");
    await dialog.getByText("Правка первого окна").waitFor();
    await dialog.getByText("Правка второго окна").waitFor();
  });

  it("keeps my version when asked to, and the first tab is then notified", async () => {
    await second.getByRole("button", { name: "Оставить мои правки" }).click();
    await waitUntilSaved(second);
    await first.getByLabel("Заголовок").first().fill("Ещё правка первого окна");
    await first.getByRole("dialog").waitFor();
  });

  it("takes the other version when asked to", async () => {
    await first.getByRole("button", { name: "Взять другой вариант" }).click();
    const preview = previewOf(first);
    await preview.getByRole("heading", { level: 1, name: "Правка второго окна" }).waitFor();
    await waitUntilSaved(first);
    await first.getByRole("dialog").waitFor({ state: "hidden" });
  });
});
