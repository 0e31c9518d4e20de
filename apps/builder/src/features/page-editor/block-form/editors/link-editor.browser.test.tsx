import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { findBlock } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { describeFields, describeItem } from "../describe-field.ts";
import { showField } from "./show-field.tsx";

const header = findBlock(1)!.definition.content;
const field = describeFields(header).find(({ editor }) => editor === "link")!;
const control = () => page.getByRole("textbox", { name: "Адрес" });
const show = () => showField({ field, path: field.key, value: { kind: 2, text: "Туда", url: "" } });

async function type(typed: string) {
  await userEvent.click(control());
  await userEvent.keyboard(typed);
}

test.each([
  ["example.com/tours", "https://example.com/tours"],
  ["t.me/kedr", "https://t.me/kedr"],
  ["www.x.ru/", "https://www.x.ru/"],
  ["anna@example.com", "mailto:anna@example.com"],
  ["8 916 123-45-67", "tel:+79161234567"],
  ["+7 (916) 123-45-67", "tel:+79161234567"],
  ["9161234567", "tel:+79161234567"],
  ["#dates", "#dates"],
  ["/tour-1", "/tour-1"],
])("%s becomes what it means when the field is left", async (typed, address) => {
  const { written } = show();
  await type(typed);
  await expect.element(control()).toHaveValue(typed);
  await userEvent.tab();
  await expect.element(control()).toHaveValue(address);
  expect(written.at(-1)).toEqual({ kind: 2, text: "Туда", url: address });
});

test.each(["Enter", "Escape"])("%s completes the address as well", async (key) => {
  const { written } = show();
  await type(`example.com{${key}}`);
  expect(written.at(-1)).toMatchObject({ url: "https://example.com" });
});

// ASVS 1.2.2
test.each(["слово", "два слова", "javascript:alert(1)"])(
  "%s is no address, and stays as it was typed",
  async (typed) => {
    const { written } = show();
    await type(typed);
    await userEvent.tab();
    await expect.element(control()).toHaveValue(typed);
    expect(written.at(-1)).toMatchObject({ url: typed });
  },
);

test("the address of a messenger is completed, too", async () => {
  const lists = describeFields(header).filter(({ editor }) => editor === "list");
  const entries = lists.flatMap(({ schema }) => describeFields(describeItem(schema).schema));
  const url = entries.find(({ editor }) => editor === "url")!;
  const { written } = showField({ field: url, path: "messengers.0.url", value: "" });
  await userEvent.click(page.getByRole("textbox"));
  await userEvent.keyboard("t.me/kedr");
  await userEvent.tab();
  expect(written.at(-1)).toBe("https://t.me/kedr");
});
