import "@tour/ui-kit/styles.css";
import "@tour/office/styles.css";
import { findBlock } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { describeFields, describeItem } from "../describe-field.ts";
import { showField } from "./show-field.tsx";

/** The sign of an advantage, as the block itself describes it. */
function describeSign() {
  const [, list] = describeFields(findBlock(7)!.definition.content);
  const sign = describeFields(describeItem(list!.schema).schema).find(({ key }) => key === "icon");
  return sign!;
}

const field = describeSign();
const show = () => showField({ field, path: "items.0.icon", value: "tent" });

test("clicking an icon chooses it and collapses the others", async () => {
  const { place, written } = show();
  await userEvent.click(page.getByText("Палатка"));
  const signs = page.getByRole("radio").elements();
  expect(signs).toHaveLength(Object.keys(field.hints.choices!).length);
  expect(signs.every((sign) => sign.parentElement!.querySelector("svg"))).toBe(true);
  await userEvent.click(page.getByRole("radio", { name: "Гора" }));
  expect(written).toEqual(["mountain"]);
  expect(place.querySelector("details")!.open).toBe(false);
  await expect.element(page.getByText("Гора")).toBeVisible();
});

test("arrow keys move through the icons and keep the current one in view", async () => {
  const { place, written } = show();
  await userEvent.click(page.getByText("Палатка"));
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(written).toEqual(["flame"]);
  expect(place.querySelector("details")!.open).toBe(true);
});
