import { describe, expect, it, vi } from "vitest";
import { createForm } from "./create-form.ts";
import type { FocusTarget } from "./form-types.ts";

function setUp() {
  const form = createForm({ initialValues: { name: "", "tourists.0.email": "" } });
  const focused: string[] = [];
  const place = (name: string, position: number) => {
    const target = {
      position,
      focus: () => void focused.push(name),
      compareDocumentPosition: (other: { position: number }) => (other.position > position ? 4 : 2),
    };
    return () => target as FocusTarget;
  };
  form.register("name", { rules: "required", element: place("name", 2) });
  form.register("tourists.0.email", { rules: "required|email", element: place("email", 1) });
  const fill = () => {
    form.setValue("name", "Анна");
    form.setValue("tourists.0.email", "anna@example.ru");
  };
  return { form, focused, fill };
}

describe("submit", () => {
  it("does not send invalid values, and focuses the first error in the document", async () => {
    const { form, focused } = setUp();
    const send = vi.fn();
    expect(await form.submit(send)).toMatchObject({ status: "invalid", errors: { name: /./ } });
    expect(send).not.toHaveBeenCalled();
    expect(focused).toEqual(["email"]);
  });

  it("passes the values on and returns the result", async () => {
    const { form, fill } = setUp();
    fill();
    const outcome = await form.submit(async (values) => `${values.name} sent`);
    expect(outcome).toEqual({ status: "done", answer: "Анна sent" });
    expect(form.getState().isSubmitting).toBe(false);
  });

  it("submits once when called twice at once, and again afterwards", async () => {
    const { form, fill } = setUp();
    fill();
    const send = vi.fn(async () => 1);
    const both = [form.submit(send), form.submit(send)];
    expect(form.getState().isSubmitting).toBe(true);
    await Promise.all(both);
    expect(send).toHaveBeenCalledOnce();
    await form.submit(send);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["itself", (validation: object) => Object.assign(new Error("400"), { validation })],
    ["its data", (validation: object) => Object.assign(new Error("400"), { data: { validation } })],
  ])("puts the server's messages at the fields from the error %s", async (_, fail) => {
    const { form, fill, focused } = setUp();
    fill();
    const outcome = await form.submit(() => {
      throw fail({ "tourists[0].email": ["Уже есть", "Второе"], tour: ["Мест нет"], name: [] });
    });
    expect(outcome).toEqual({ status: "invalid", errors: { "tourists.0.email": "Уже есть" } });
    expect(form.getState().formErrors).toEqual(["Мест нет"]);
    expect(focused).toEqual(["email"]);
  });

  it("rethrows any other error and can be submitted again", async () => {
    const { form, fill } = setUp();
    fill();
    for (const error of [new Error("500"), { validation: {} }, { validation: "x" }, null]) {
      await expect(form.submit(() => Promise.reject(error))).rejects.toBe(error);
    }
    expect(form.getState()).toMatchObject({ isSubmitting: false, formErrors: [] });
    expect(await form.submit(() => "sent")).toEqual({ status: "done", answer: "sent" });
  });
});

describe("the server's errors", () => {
  it("stay on blur and disappear on input", () => {
    const { form, fill } = setUp();
    fill();
    form.setServerErrors({ name: "Занято" });
    form.blur("name");
    expect(form.getField("name").error).toBe("Занято");
    form.setValue("name", "Ольга");
    expect(form.getField("name").error).toBeUndefined();
    form.blur("name");
    expect(form.getField("name").error).toBeUndefined();
  });

  it.each([{ name: [] }, { name: [" "] }, { name: "" }, { name: null }])(
    "without a message still show one: %j",
    async (validation) => {
      const { form, fill, focused } = setUp();
      fill();
      const outcome = await form.submit(() => Promise.reject({ validation }));
      expect(outcome).toEqual({ status: "invalid", errors: { name: "Incorrect value" } });
      expect(focused).toEqual(["name"]);
      form.reset();
      form.setServerErrors({ elsewhere: [] });
      expect(form.getState().formErrors).toEqual(["Incorrect value"]);
    },
  );

  it("can be there from the beginning, and disappear on input like any other", async () => {
    const initialValues = { name: "Ольга", tourists: [{ email: "a@b.ru" }] };
    const initialErrors = { name: ["Занято"], "tourists[0].email": ["Уже есть"] };
    const form = createForm({ initialValues, initialErrors });
    expect(form.getField("name").error).toBe("Занято");
    form.register("name", { rules: "required" });
    form.register("tourists.0.email");
    form.blur("name");
    expect(form.getState().errors).toEqual({ name: "Занято", "tourists.0.email": "Уже есть" });
    form.setValue("name", "Анна");
    expect(form.getState().errors).toEqual({ "tourists.0.email": "Уже есть" });
    expect(await form.submit(() => "sent")).toEqual({ status: "done", answer: "sent" });
  });

  it("do not touch names that every object inherits", () => {
    const { form } = setUp();
    form.setServerErrors({ constructor: ["Странно"], toString: ["Странно"] });
    expect(form.getState()).toMatchObject({ errors: {}, formErrors: ["Странно", "Странно"] });
  });
});
