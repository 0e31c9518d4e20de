import * as v from "valibot";
import { filled, text } from "./input-fields.ts";

/** A plus and at least nine digits, however they are set apart. Specification, section 5. */
const isPhone = (phone: string) =>
  /^\+\d{9,15}$/.test(phone.replaceAll(/[\s()\u2010-\u2015-]/g, ""));

/** What somebody asks for; one of phone and e-mail is enough to answer to. */
export const helpRequestSchema = v.pipe(
  v.strictObject({
    name: filled(120),
    phone: v.optional(
      v.pipe(
        text(40),
        v.check((phone) => phone === "" || isPhone(phone), "Некорректный номер телефона"),
      ),
      "",
    ),
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
    message: v.optional(text(4000), ""),
    /** Path of the page that the question was asked on, for example `/altai-7`. */
    page: v.optional(text(500), ""),
  }),
  v.forward(
    v.check(({ phone, email }) => phone !== "" || email !== "", "Обязательно для заполнения"),
    ["phone"],
  ),
);
export type HelpRequest = v.InferOutput<typeof helpRequestSchema>;
