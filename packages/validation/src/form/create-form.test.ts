import { describe, expect, it, vi } from "vitest";
import { ruMessages } from "../messages/ru.ts";
import { defineRule } from "../rule.ts";
import { createForm } from "./create-form.ts";

function setUp() {
  const form = createForm({
    initialValues: { name: "", email: "", note: "kept" },
    messages: ruMessages,
  });
  const removeName = form.register("name", { rules: "required" });
  form.register("email", { rules: { required: true, email: true } });
  return { form, removeName };
}

describe("validate", () => {
  it("validates all registered fields and collects the errors by field", async () => {
    const { form } = setUp();
    form.setValue("email", "anna");
    const expected = { name: "Обязательно для заполнения", email: "Введите корректный e-mail" };
    expect(await form.validate()).toEqual({
      isValid: false,
      errors: expected,
      values: { name: "", email: "anna", note: "kept" },
    });
    expect(form.getState().errors).toEqual(expected);
  });

  it("is valid without fields or rules", async () => {
    const form = createForm({ initialValues: { name: "" } });
    expect(await form.validate()).toMatchObject({ isValid: true, errors: {} });
    form.register("name");
    expect(await form.validate()).toMatchObject({ isValid: true, errors: {} });
  });

  it("ignores removed fields, clears their error and keeps their value", async () => {
    const { form, removeName } = setUp();
    form.setValue("name", " ");
    await form.validate();
    removeName();
    expect(form.getState().errors).not.toHaveProperty("name");
    expect((await form.validate()).errors).not.toHaveProperty("name");
    expect(form.getValues().name).toBe(" ");
  });

  it("is not undone by an older registration's removal", async () => {
    const { form, removeName } = setUp();
    form.register("name", { rules: "required" });
    removeName();
    expect((await form.validate()).errors).toHaveProperty("name");
  });

  it("uses a field's newest rules", async () => {
    const { form } = setUp();
    form.updateField("name", { rules: "min:2" });
    form.setValue("name", "a");
    expect((await form.validate()).errors.name).toBe("Минимум 2 символов");
  });
});

describe("a form's state", () => {
  it("keeps the same objects until something in them changes", () => {
    const { form } = setUp();
    const [name, email, state] = [form.getField("name"), form.getField("email"), form.getState()];
    const listener = vi.fn();
    const unsubscribe = form.subscribe(listener);
    form.setValue("name", "");
    expect(listener).not.toHaveBeenCalled();
    expect(form.getState()).toBe(state);
    form.setValue("name", "Анна");
    expect(listener).toHaveBeenCalled();
    expect(form.getField("name")).not.toBe(name);
    expect(form.getField("email")).toBe(email);
    unsubscribe();
    const calls = listener.mock.calls.length;
    form.setValue("name", "Ольга");
    expect(listener).toHaveBeenCalledTimes(calls);
  });

  it("stays the same object while typing changes neither errors nor flags", () => {
    const { form } = setUp();
    form.blur("name");
    form.setValue("email", "a");
    const state = form.getState();
    form.setValue("email", "an");
    expect(form.getState()).toBe(state);
    form.setValue("name", "Анна");
    expect(form.getState()).not.toBe(state);
  });

  it("knows which fields are touched and which are dirty", () => {
    const { form } = setUp();
    form.setValue("name", "Анна");
    form.blur("name");
    expect(form.getField("name")).toMatchObject({ isTouched: true, isDirty: true });
    expect(form.getState().isDirty).toBe(true);
    form.setValue("name", "");
    expect(form.getState().isDirty).toBe(false);
  });

  it("starts over after a reset, with other values if they are given", async () => {
    const { form } = setUp();
    form.setValue("name", " ");
    await form.validate();
    form.setServerErrors({ elsewhere: ["Нет мест"] });
    form.reset({ name: "Анна", email: "", note: "" });
    expect(form.getState()).toMatchObject({ errors: {}, formErrors: [], isDirty: false });
    expect(form.getValues()).toEqual({ name: "Анна", email: "", note: "" });
    form.setValue("name", "");
    expect(form.getField("name").error, "an eager field is calm again").toBeUndefined();
  });
});

describe("rules that are wrong do not compile", () => {
  it("in a registration", () => {
    const { form } = setUp();
    // @ts-expect-error no such rule
    expect(() => form.register("name", { rules: "requird" })).toThrow("Unknown rule");
    // @ts-expect-error no such field
    form.register("nmae");
    // @ts-expect-error a value of another type
    form.setValue("name", 7);
    const own = defineRule({ name: "own", test: () => true });
    form.register("name", { rules: [own] });
  });
});
