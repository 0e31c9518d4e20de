import "@tour/ui-kit/styles.css";
import "../../../styles.css";
import { findBlock } from "@tour/blocks/definitions";
import type { Sign } from "@tour/blocks/signs";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { describeFields, describeItem } from "../describe-field.ts";
import { FieldEditor } from "../field-editor.tsx";
import { BlockFormProvider } from "../form-context.ts";

let root: Root | undefined;
let place: HTMLElement | undefined;

afterEach(() => {
  root?.unmount();
  place?.remove();
});

/** The sign of an advantage, as the block itself describes it. */
function describeSign() {
  const [, list] = describeFields(findBlock(7)!.definition.content);
  const sign = describeFields(describeItem(list!.schema).schema).find(({ key }) => key === "icon");
  return sign!;
}

const field = describeSign();

function Demo({ tell }: { tell: (sign: unknown) => void }) {
  const [value, setValue] = useState<Sign>("tent");
  const write = (_: string, sign: unknown) => {
    setValue(sign as Sign);
    tell(sign);
  };
  return (
    <BlockFormProvider value={{ blockId: "b", type: 7, write, validation: {}, FieldEditor }}>
      <FieldEditor field={field} path="items.0.icon" value={value} />
    </BlockFormProvider>
  );
}

function show(): unknown[] {
  const told: unknown[] = [];
  place = document.body.appendChild(document.createElement("div"));
  root = createRoot(place);
  root.render(<Demo tell={(sign) => told.push(sign)} />);
  return told;
}

const fold = () => place!.querySelector("details")!;

test("a press on a drawn sign chooses it and folds the others away", async () => {
  const told = show();
  await userEvent.click(page.getByText("Палатка"));
  const signs = page.getByRole("radio").elements();
  expect(signs).toHaveLength(Object.keys(field.hints.choices!).length);
  expect(signs.every((sign) => sign.parentElement!.querySelector("svg"))).toBe(true);
  await userEvent.click(page.getByRole("radio", { name: "Гора" }));
  expect(told).toEqual(["mountain"]);
  expect(fold().open).toBe(false);
  await expect.element(page.getByText("Гора")).toBeVisible();
});

test("arrow keys look through the signs, which stay in view", async () => {
  const told = show();
  await userEvent.click(page.getByText("Палатка"));
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(told).toEqual(["flame"]);
  expect(fold().open).toBe(true);
});
