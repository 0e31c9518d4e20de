import { describe, expectTypeOf, it } from "vitest";
import type { Form } from "../form/create-form.ts";
import type { FormValues } from "../form/form-types.ts";
import type { FieldRules } from "../rule-types.ts";
import { useField } from "./use-field.ts";

type Values = { email: string; seats: number | null };

/** Never called: the compiler is the test. */
export function useTypedFields(form: Form<Values>, given: FieldRules): void {
  const email = useField(form, "email", { rules: "required|email|max:80" });
  expectTypeOf(email.value).toEqualTypeOf<string>();
  expectTypeOf(email.setValue).parameter(0).toEqualTypeOf<string>();
  expectTypeOf(useField(form, "seats").value).toEqualTypeOf<number | null>();
  useField(form, "email", { rules: given, mode: "passive" });
  useField(form, "email", { rules: { required: true, min: 3 } });
  // @ts-expect-error no such rule
  useField(form, "email", { rules: "required|emial" });
  // @ts-expect-error no such rule
  useField(form, "email", { rules: { emial: true } });
  // @ts-expect-error no such field
  useField(form, "emial");
  // @ts-expect-error no such mode
  useField(form, "email", { mode: "lazy" });
}

describe("a typed form", () => {
  it("is accepted where a form of any values is expected", () => {
    const takeForm = <Given extends FormValues>(form: Form<Given>) => form.getValues();
    expectTypeOf(takeForm<Values>).returns.toEqualTypeOf<Values>();
  });
});
