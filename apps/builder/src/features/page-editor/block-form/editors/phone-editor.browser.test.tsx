import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { blocks } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { describeFields, describeItem } from "../describe-field.ts";
import { showField } from "./show-field.tsx";

/** A phone of the contacts, as the block itself describes it. */
function describePhone() {
  const contacts = blocks.find(({ definition }) => definition.title === "Контакты")!;
  const phones = describeFields(contacts.definition.content).find(({ key }) => key === "phones")!;
  return describeItem(phones.schema);
}

const field = describePhone();
const control = () => page.getByRole("textbox", { name: "Телефон" });

test.each(["8 916 123-45-67", "89161234567", "9161234567", "+7 916 123-45-67"])(
  "a phone typed as %s is stored with its country code",
  async (typed) => {
    const { written } = showField({ field, path: "phones.0", value: "" });
    await userEvent.click(control());
    await userEvent.keyboard(typed);
    await expect.poll(() => written.at(-1)).toBe("+79161234567");
  },
);

test("a phone in another format stays as it is until it is edited", async () => {
  const { written } = showField({ field, path: "phones.0", value: "8 (388) 221-23-45" });
  await expect.element(control()).toHaveValue("8 (388) 221-23-45");
  expect(written).toEqual([]);
});
