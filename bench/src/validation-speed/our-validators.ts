import { createForm, enMessages, rules, runRules } from "@tour/validation";
import type { Judge } from "./validator.ts";

const fields = {
  name: rules("required|min:2|max:40"),
  email: rules("required|email"),
  phone: rules("required|phone"),
  age: rules("min_value:18|max_value:99"),
  site: rules("url"),
  password: rules("required|min:8"),
  password_again: rules("required|confirmed:password"),
  agree: rules("required"),
};
const entries = Object.entries(fields);
const { signal } = new AbortController();

/** The rules alone, read once, as schemas are. */
export const ourRules: Judge = (values) => {
  const errors: Record<string, string> = {};
  for (const [field, calls] of entries) {
    const message = runRules(values[field], calls, {
      field,
      values,
      signal,
      messages: enMessages,
    });
    if (typeof message === "string") errors[field] = message;
  }
  return errors;
};

const form = createForm({ initialValues: {} as Record<string, unknown> });
for (const [field, calls] of entries) form.register(field, { rules: calls });

/** A whole form, with its fields' states and listeners: values set, everything judged. */
export const ourForm: Judge = async (values) => {
  for (const [field, value] of Object.entries(values)) form.setValue(field, value);
  return (await form.validate()).errors;
};
