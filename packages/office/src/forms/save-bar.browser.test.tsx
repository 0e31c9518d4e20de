import { Input } from "@tour/ui-kit/input";
import { ValidationField } from "@tour/ui-kit/validation-field";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import * as v from "valibot";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SaveBar } from "./save-bar.tsx";
import { useSavedForm } from "./use-saved-form.ts";

const body = v.object({ title: v.string(), note: v.string() });
const texts = { save: "Сохранить", saved: "Сохранено" };

/** A form of two texts; `kept` is what a server would hold, `write` what somebody else puts there. */
function showForm() {
  const server = { kept: { title: "Алтай", note: "" }, write: (_: { note: string }) => {} };
  function Form() {
    const [saved, setSaved] = useState(server.kept);
    server.write = (changed) => setSaved((server.kept = { ...server.kept, ...changed }));
    const form = useSavedForm({
      saved,
      body,
      save: async (values) => {
        await Promise.resolve();
        setSaved((server.kept = values));
        return values;
      },
    });
    return (
      <form {...form.props}>
        <ValidationField {...form.field("title")} label="Название">
          {(control) => <Input {...control} />}
        </ValidationField>
        <ValidationField {...form.field("note")} label="Заметка">
          {(control) => <Input {...control} />}
        </ValidationField>
        <SaveBar form={form} texts={texts} />
      </form>
    );
  }
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<Form />);
  return server;
}

const title = () => page.getByLabelText("Название");
const takeBack = () => page.getByRole("button", { name: "Вернуть прежнее" });
const save = () => userEvent.click(page.getByRole("button", { name: "Сохранить" }));

test("what was saved is taken back by one press, and put in again by the next", async () => {
  const server = showForm();
  await expect.element(title()).toHaveValue("Алтай");
  await expect.element(takeBack()).not.toBeInTheDocument();
  await userEvent.fill(title(), "Алтай летом");
  await save();
  await userEvent.click(takeBack());
  await expect.poll(() => server.kept.title).toBe("Алтай");
  await expect.element(title()).toHaveValue("Алтай");
  await expect.element(takeBack()).toHaveFocus();
  await userEvent.click(takeBack());
  await expect.poll(() => server.kept.title).toBe("Алтай летом");
});

test("it is not offered over what is being typed, nor once somebody else has changed something", async () => {
  const server = showForm();
  await userEvent.fill(title(), "Алтай летом");
  await save();
  await expect.element(takeBack()).toBeVisible();
  await userEvent.fill(title(), "Алтай зимой");
  await expect.element(takeBack()).not.toBeInTheDocument();
  await save();
  await expect.element(takeBack()).toBeVisible();
  server.write({ note: "От коллеги" });
  await expect.element(takeBack()).not.toBeInTheDocument();
});
