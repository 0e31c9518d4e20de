import type { Messages } from "./messages.ts";

/** The generic kit's texts, word for word. Specification, section 5. */
export const enMessages: Messages = {
  required: "Required field",
  email: "Please enter a valid e-mail",
  min: "Minimum {length} characters",
  max: "Maximum {length} characters",
  min_value: "Minimum {min}",
  max_value: "Maximum {max}",
  confirmed: "Do not match",
  phone: "Please enter a valid phone number",
  url: "Incorrect url",
  phone_number: "Incorrect phone number",
  phone_format: "Invalid phone number. Please enter the number in the international format.",
  fallback: "Incorrect value",
};
