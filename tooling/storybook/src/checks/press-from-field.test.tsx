import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useForm } from "@tour/validation/react";
import { expect, test, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { showStory } from "./show-story.ts";

/** As long as an unhurried person holds a button down. */
const delay = 250;
const fill = vi.fn();

function Code() {
  const form = useForm({ initialValues: { code: "" } });
  return (
    <>
      <ValidationField form={form} name="code" label="Code" rules="required">
        {(control) => <Input {...control} />}
      </ValidationField>
      <Button size="s" onClick={fill}>
        Fill in
      </Button>
    </>
  );
}

test("a press that leaves a field is not lost: its message comes after, and moves the button", () =>
  showStory(Code, async () => {
    fill.mockClear();
    const button = page.getByRole("button", { name: "Fill in" });
    const place = () => button.element().getBoundingClientRect().top;
    await userEvent.click(page.getByRole("textbox", { name: "Code" }));
    const before = place();
    await userEvent.click(button, { delay });
    expect(fill).toHaveBeenCalledOnce();
    await expect.element(page.getByText("Required field")).toBeVisible();
    expect(place(), "control: the message takes room").toBeGreaterThan(before + 10);
  }));

test("a finger's tap is not lost either, and the message does not wait for another", () =>
  showStory(Code, async () => {
    fill.mockClear();
    await userEvent.click(page.getByRole("textbox", { name: "Code" }));
    const button = page.getByRole("button", { name: "Fill in" }).element();
    const { left, top, width, height } = button.getBoundingClientRect();
    await commands.tap(left + width / 2, top + height / 2);
    await expect.poll(() => fill.mock.calls.length).toBe(1);
    await expect.element(page.getByText("Required field")).toBeVisible();
  }));

test("a field that is left by the keyboard says at once what is wrong", () =>
  showStory(Code, async () => {
    await userEvent.click(page.getByRole("textbox", { name: "Code" }));
    await userEvent.keyboard("{Tab}");
    await expect.element(page.getByText("Required field")).toBeVisible();
  }));
