import { describe, expect, it, vi } from "vitest";
import { defineRule } from "../rule.ts";
import { createForm } from "./create-form.ts";
import type { ValidationMode } from "./form-types.ts";

/** A rule whose answers the test gives, by the value asked about. */
function setUp(mode: ValidationMode = "aggressive") {
  const questions = new Map<string, { answer: (verdict: boolean) => void; signal: AbortSignal }>();
  const free = defineRule({
    name: "free",
    message: "Занято",
    test: (value, _params, { signal }) =>
      new Promise<boolean>((answer) => questions.set(String(value), { answer, signal })),
  });
  const form = createForm({ initialValues: { slug: "", name: "" }, mode });
  form.register("slug", { rules: [free] });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const ask = (value: string) => questions.get(value)!;
  return { form, ask, settle, field: () => form.getField("slug") };
}

describe("an asynchronous rule", () => {
  it("shows that it is pending, then its result", async () => {
    const { form, ask, settle, field } = setUp();
    form.setValue("slug", "altai");
    expect(field()).toMatchObject({ isValidating: true, error: undefined });
    expect(form.getState().isValidating).toBe(true);
    ask("altai").answer(false);
    await settle();
    expect(field()).toMatchObject({ isValidating: false, error: "Занято" });
  });

  it("is aborted by a newer value, whose result counts in any order", async () => {
    const { form, ask, settle, field } = setUp();
    form.setValue("slug", "alt");
    form.setValue("slug", "altai");
    expect(ask("alt").signal.aborted).toBe(true);
    expect(ask("altai").signal.aborted).toBe(false);
    ask("altai").answer(true);
    await settle();
    ask("alt").answer(false);
    await settle();
    expect(field()).toMatchObject({ error: undefined, isValidating: false });
  });

  it("resolves an older validation with the newer one's result", async () => {
    const { form, ask } = setUp("passive");
    form.setValue("slug", "alt");
    const older = form.validateField("slug");
    form.setValue("slug", "altai");
    const newer = form.validateField("slug");
    ask("altai").answer(false);
    ask("alt").answer(true);
    expect(await Promise.all([older, newer])).toEqual(["Занято", "Занято"]);
  });

  it("is aborted when the field is removed, and by an input that needs no validation", async () => {
    const { form, ask, settle, field } = setUp("eager");
    form.setValue("slug", "alt");
    form.blur("slug");
    form.setValue("slug", "altai");
    expect(ask("alt").signal.aborted).toBe(true);
    ask("alt").answer(false);
    await settle();
    expect(field()).toMatchObject({ error: undefined, isValidating: false });
  });
});

describe("validating a form with an asynchronous rule", () => {
  it("waits for the result", async () => {
    const { form, ask } = setUp("passive");
    form.setValue("slug", "altai");
    const outcome = form.validate();
    ask("altai").answer(false);
    expect(await outcome).toMatchObject({ isValid: false, errors: { slug: "Занято" } });
  });

  it("validates the values from when it started, and shows nothing about a newer one", async () => {
    const { form, ask, field } = setUp("passive");
    form.setValue("slug", "alt");
    const outcome = form.validate();
    form.setValue("slug", "altai");
    ask("alt").answer(false);
    expect(await outcome).toMatchObject({ values: { slug: "alt" }, errors: { slug: "Занято" } });
    expect(field()).toMatchObject({ error: undefined, isValidating: false });
  });

  it("gives two overlapping runs the later one's result", async () => {
    const { form, ask } = setUp("passive");
    form.setValue("slug", "alt");
    const older = form.validate();
    form.setValue("slug", "altai");
    const newer = form.validate();
    expect(ask("alt").signal.aborted).toBe(true);
    ask("altai").answer(true);
    ask("alt").answer(false);
    expect((await older).values.slug).toBe("altai");
    expect(await newer).toMatchObject({ isValid: true });
  });

  it("shows nothing when the form was reset meanwhile", async () => {
    const { form, ask, field } = setUp("passive");
    const outcome = form.validate();
    form.reset();
    ask("").answer(false);
    expect(await outcome).toMatchObject({ isValid: false });
    expect(field()).toMatchObject({ value: "", error: undefined, isValidating: false });
  });

  it("reports a rule that throws, and does not let the value pass", async () => {
    const onRuleError = vi.fn();
    const form = createForm({ initialValues: { slug: "a" }, onRuleError });
    const broken = async () => Promise.reject(new Error("no network"));
    form.register("slug", { rules: [defineRule({ name: "broken", test: broken })] });
    expect((await form.validate()).errors).toEqual({ slug: "Incorrect value" });
    expect(onRuleError).toHaveBeenCalledOnce();
  });
});
