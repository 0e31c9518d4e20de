import { expect, test } from "vitest";
import { createForm } from "./create-form.ts";

const initialValues = { name: "", phones: ["+7 1", "+7 2"], legal: { inn: "" } };

function setUp() {
  const form = createForm({ initialValues });
  form.register("phones.0", { rules: "required" });
  form.register("phones.1", { rules: "required" });
  form.register("legal.inn", { rules: "required|max:12" });
  return form;
}

test("a field in a list is read, edited and validated by its name", async () => {
  const form = setUp();
  form.setValue("phones.1", "");
  expect(form.getValues().phones).toEqual(["+7 1", ""]);
  expect((await form.validate()).errors).toEqual({
    "phones.1": "Required field",
    "legal.inn": "Required field",
  });
  form.setValue("legal.inn", "7701");
  expect(form.getField("legal")).toMatchObject({ value: { inn: "7701" }, isDirty: true });
});

test("a form is not dirty when all values are the initial ones again", () => {
  const form = setUp();
  form.setValue("phones", ["+7 1"]);
  expect(form.getState().isDirty).toBe(true);
  expect(form.getField("phones.1").value).toBeUndefined();
  form.setValue("phones", ["+7 1", "+7 2"]);
  expect(form.getState().isDirty).toBe(false);
});

test("an entry that replaces another one does not keep its error", async () => {
  const form = setUp();
  form.setValue("phones.0", "");
  await form.validateField("phones.0");
  form.setValue("phones", ["+7 2"]);
  expect(form.getField("phones.0")).toMatchObject({ value: "+7 2", error: undefined });
});

test("a server error about a part that is not a field is shown at the field that contains it", () => {
  const form = setUp();
  form.register("phones");
  form.setServerErrors({ "phones.0": ["Занят"], "phones.7": ["Лишний"], "other.0": ["Где?"] });
  expect(form.getState()).toMatchObject({
    errors: { "phones.0": "Занят", phones: "Лишний" },
    formErrors: ["Где?"],
  });
  form.setValue("phones.1", "+7 3");
  expect(form.getField("phones").error, "goes with the next input in it").toBeUndefined();
  expect(form.getField("phones.0").error).toBe("Занят");
});

test("submitted values become the initial ones, and what was typed meanwhile stays", () => {
  const form = setUp();
  form.setValue("name", "Анна");
  form.setValue("legal.inn", " 7701 ");
  const sent = form.getValues();
  form.setValue("name", "Анна П.");
  form.settle(sent, { ...sent, legal: { inn: "7701" } });
  expect(form.getValues()).toMatchObject({ name: "Анна П.", legal: { inn: "7701" } });
  expect(form.getField("legal.inn")).toMatchObject({ value: "7701", isDirty: false });
  expect(form.getState().isDirty).toBe(true);
  form.setValue("name", "Анна");
  expect(form.getState().isDirty).toBe(false);
});
