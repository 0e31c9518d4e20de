import * as v from "valibot";
import { helpRequestLimits } from "./help-request-limits.ts";
import { filled, optionalPhone, text } from "./input-fields.ts";

/** What somebody asks for; one of phone and e-mail is enough to answer to. */
export const helpRequestSchema = v.pipe(
  v.strictObject({
    name: filled(helpRequestLimits.name),
    phone: optionalPhone,
    email: v.optional(
      v.pipe(
        text(200),
        v.check(
          (email) => email === "" || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email),
          "Введите корректный e-mail",
        ),
      ),
      "",
    ),
    message: v.optional(text(helpRequestLimits.message), ""),
    /** Path of the page that the question was asked on, for example `/altai-7`. */
    page: v.optional(text(500), ""),
  }),
  v.forward(
    v.check(({ phone, email }) => phone !== "" || email !== "", "Обязательно для заполнения"),
    ["phone"],
  ),
);
export type HelpRequest = v.InferOutput<typeof helpRequestSchema>;
