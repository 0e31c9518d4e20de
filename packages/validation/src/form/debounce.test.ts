import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defineRule } from "../rule.ts";
import { rules } from "../read-rules.ts";
import { createForm } from "./create-form.ts";
import type { ValidationMode } from "./form-types.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A rule that asks 300 ms after the last keystroke, and what it was asked. */
function setUp(mode: ValidationMode = "aggressive") {
  const asked: unknown[] = [];
  const free = defineRule({
    name: "free",
    message: "Занято",
    debounce: 300,
    test: async (value) => {
      asked.push(value);
      return value !== "altai";
    },
  });
  const form = createForm({ initialValues: { slug: "" }, mode });
  form.register("slug", { rules: [...rules("min:3"), free] });
  return { form, asked, field: () => form.getField("slug") };
}

describe("a rule with a debounce", () => {
  it("runs once, with the last value, when typing pauses for the delay", async () => {
    const { form, asked, field } = setUp();
    for (const value of ["alt", "alta", "altai"]) {
      form.setValue("slug", value);
      await vi.advanceTimersByTimeAsync(299);
    }
    expect(asked).toEqual([]);
    expect(field()).toMatchObject({ isValidating: true, error: undefined });
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(["altai"]);
    expect(field()).toMatchObject({ isValidating: false, error: "Занято" });
  });

  it("delays no other rule, and does not run for a value that an earlier rule failed", async () => {
    const { form, asked, field } = setUp();
    form.setValue("slug", "al");
    expect(field()).toMatchObject({ isValidating: false, error: "Minimum 3 characters" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
  });

  it("does not run when the field is removed or the form is reset meanwhile", async () => {
    const { form, asked, field } = setUp();
    form.setValue("slug", "altai");
    form.reset();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual([]);
    expect(field()).toMatchObject({ isValidating: false, error: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });

  it("runs at once on blur, and not a second time", async () => {
    const { form, asked, field } = setUp("eager");
    form.setValue("slug", "altai");
    form.blur("slug");
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual(["altai"]);
    expect(field().error).toBe("Занято");
    form.setValue("slug", "altai-1");
    form.blur("slug");
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(["altai", "altai-1"]);
    expect(field().error).toBeUndefined();
  });

  it("runs at once on submit", async () => {
    const { form, asked } = setUp();
    form.setValue("slug", "altai");
    const outcome = form.submit(() => "sent");
    await vi.advanceTimersByTimeAsync(0);
    expect(await outcome).toEqual({ status: "invalid", errors: { slug: "Занято" } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked).toEqual(["altai"]);
  });
});
