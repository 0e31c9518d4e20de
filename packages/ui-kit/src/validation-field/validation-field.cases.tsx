import { useForm } from "@tour/validation/react";
import { Input } from "../input/index.ts";
import type { KitCases } from "../kit-cases.ts";
import { ValidationField } from "./index.ts";

function EmailForm() {
  const form = useForm({ initialValues: { email: "anna@example.com" } });
  return (
    <ValidationField form={form} name="email" label="E-mail" rules="required|email">
      {(control) => <Input {...control} />}
    </ValidationField>
  );
}

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    validationField: { element: <EmailForm />, html: 'value="anna@example.com"' },
  },
};
