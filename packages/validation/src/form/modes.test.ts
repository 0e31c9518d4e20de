import { describe, expect, it } from "vitest";
import { createForm } from "./create-form.ts";
import type { ValidationMode } from "./form-types.ts";

function setUp(mode?: ValidationMode) {
  const form = createForm({ initialValues: { name: "", password: "", again: "" }, mode });
  form.register("name", { rules: "required|min:3" });
  return { form, error: () => form.getField("name").error };
}

describe("eager", () => {
  it("is the default mode: validates first on blur", () => {
    const { form, error } = setUp();
    form.setValue("name", "ab");
    expect(error()).toBeUndefined();
    form.blur("name");
    expect(error()).toBe("Minimum 3 characters");
  });

  it("validates every input once the field has failed, even after it was corrected", () => {
    const { form, error } = setUp("eager");
    form.blur("name");
    expect(error()).toBe("Required field");
    form.setValue("name", "a");
    expect(error()).toBe("Minimum 3 characters");
    form.setValue("name", "abc");
    expect(error()).toBeUndefined();
    form.setValue("name", "ab");
    expect(error()).toBe("Minimum 3 characters");
  });

  it("does not validate on input after a blur without an error", () => {
    const { form, error } = setUp("eager");
    form.setValue("name", "abc");
    form.blur("name");
    form.setValue("name", "ab");
    expect(error()).toBeUndefined();
  });

  it("validates every input after a failed submit", async () => {
    const { form, error } = setUp("eager");
    await form.validate();
    form.setValue("name", "abc");
    expect(error()).toBeUndefined();
  });
});

describe("aggressive", () => {
  it("validates every input, and not blur alone", () => {
    const { form, error } = setUp("aggressive");
    form.blur("name");
    expect(error()).toBeUndefined();
    form.setValue("name", "a");
    expect(error()).toBe("Minimum 3 characters");
    form.setValue("name", "abc");
    expect(error()).toBeUndefined();
  });
});

describe("passive", () => {
  it("validates on submit only, and keeps the message until the next submit", async () => {
    const { form, error } = setUp("passive");
    form.setValue("name", "a");
    form.blur("name");
    expect(error()).toBeUndefined();
    await form.validate();
    expect(error()).toBe("Minimum 3 characters");
    form.setValue("name", "abc");
    form.blur("name");
    expect(error()).toBe("Minimum 3 characters");
    await form.validate();
    expect(error()).toBeUndefined();
  });
});

describe("a field", () => {
  it("can have its own mode and messages", () => {
    const { form } = setUp("passive");
    form.register("again", { rules: "min:3", mode: "aggressive", messages: { min: "{length}!" } });
    form.setValue("again", "a");
    expect(form.getField("again").error).toBe("3!");
  });

  it("compared with another is validated again when the other changes", () => {
    const { form } = setUp("eager");
    form.register("password");
    form.register("again", { rules: "confirmed:password" });
    const error = () => form.getField("again").error;
    form.setValue("password", "secret");
    form.blur("password");
    expect(error(), "not judged before it was left").toBeUndefined();
    form.setValue("again", "secret");
    form.blur("again");
    expect(error()).toBeUndefined();
    form.setValue("password", "other");
    expect(error(), "not before the other is left").toBeUndefined();
    form.blur("password");
    expect(error()).toBe("Do not match");
    form.setValue("password", "secret");
    expect(error(), "at once after it has failed").toBeUndefined();
  });
});
