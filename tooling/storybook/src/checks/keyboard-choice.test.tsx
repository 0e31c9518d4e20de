import { Accordion, AccordionItem } from "@tour/ui-kit/accordion";
import { Pagination } from "@tour/ui-kit/pagination";
import { Radio, RadioGroup } from "@tour/ui-kit/radio-group";
import { Stepper } from "@tour/ui-kit/stepper";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pressKeys } from "./press-keys.ts";
import { showStory } from "./show-story.ts";

const Answers = () => (
  <Accordion>
    <AccordionItem title="Rain?">Capes.</AccordionItem>
    <AccordionItem title="Children?">From ten.</AccordionItem>
  </Accordion>
);

test("accordion: Enter and Space toggle, Tab moves on, opening one closes the other", () =>
  showStory(Answers, async (stage) => {
    const open = () =>
      [...stage.querySelectorAll("details[open] summary")].map((title) => title.textContent);
    await pressKeys("Tab", "Enter");
    await expect.poll(open).toEqual(["Rain?"]);
    await pressKeys(" ");
    await expect.poll(open).toEqual([]);
    await pressKeys(" ", "Tab", "Enter");
    await expect.poll(open).toEqual(["Children?"]);
    await pressKeys("Shift+Tab");
    expect(document.activeElement?.textContent).toBe("Rain?");
  }));

const Methods = ({ value }: { value?: string }) => (
  <RadioGroup aria-label="Payment" defaultValue={value}>
    <Radio value="sbp">SBP</Radio>
    <Radio value="cash" disabled>
      Cash
    </Radio>
    <Radio value="card">Card</Radio>
  </RadioGroup>
);

async function expectRadio(key: string, name: string): Promise<void> {
  await pressKeys(key);
  const radio = page.getByRole("radio", { name });
  await expect.element(radio, { message: key }).toHaveFocus();
  await expect.element(radio).toBeChecked();
}

test("radio group: Tab focuses the selected one, arrows select, wrap around and skip disabled ones", () =>
  showStory(
    () => <Methods value="card" />,
    async () => {
      await expect.element(page.getByRole("radiogroup", { name: "Payment" })).toBeVisible();
      await expectRadio("Tab", "Card");
      for (const key of ["ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft"]) {
        await expectRadio(key, "SBP");
        await expectRadio(key, "Card");
      }
    },
  ));

test("radio group: with none selected Tab focuses the first, and Space selects it", () =>
  showStory(Methods, async () => {
    await pressKeys("Tab");
    await expect.element(page.getByRole("radio", { name: "SBP" })).toHaveFocus();
    await expect.element(page.getByRole("radio", { name: "SBP" })).not.toBeChecked();
    await expectRadio(" ", "SBP");
  }));

test("pagination: a landmark of buttons in order, the current page is announced", () =>
  showStory(
    () => <Pagination pages={9} defaultValue={1} />,
    async () => {
      await expect.element(page.getByRole("navigation")).toBeVisible();
      await expect
        .element(page.getByRole("button", { name: "Page 1" }))
        .toHaveAttribute("aria-current", "page");
      page.getByRole("button", { name: "Page 2" }).element().focus();
      await pressKeys("Enter");
      await expect
        .element(page.getByRole("button", { name: "Page 2" }))
        .toHaveAttribute("aria-current", "page");
      await pressKeys("Tab", " ");
      const third = page.getByRole("button", { name: "Page 3" });
      await expect.element(third).toHaveAttribute("aria-current", "page");
      await expect.element(third).toHaveFocus();
    },
  ));

function Booking() {
  const [value, setValue] = useState(1);
  const steps = [{ title: "Dates" }, { title: "Contacts" }, { title: "Payment" }];
  return (
    <Stepper
      aria-label="Booking"
      steps={steps}
      value={value}
      reached={1}
      onValueChange={setValue}
    />
  );
}

test("stepper: only steps that were reached take the focus, Enter goes there", () =>
  showStory(Booking, async (stage) => {
    await expect.element(page.getByRole("list", { name: "Booking" })).toBeVisible();
    expect(stage.querySelectorAll("button")).toHaveLength(2);
    await pressKeys("Tab", "Enter");
    const first = page.getByRole("button", { name: /Dates/ });
    await expect.element(first).toHaveAttribute("aria-current", "step");
    await expect.element(first).toHaveFocus();
  }));
