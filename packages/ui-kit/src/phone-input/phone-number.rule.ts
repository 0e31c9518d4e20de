import { defineRule } from "@tour/validation";
import { loadPhoneLibrary } from "./phone-library.ts";

/**
 * A whole number of some country with its code, as PhoneInput gives it out: stricter than the
 * `phone` rule. The library is the one that the input loads. The message is the form's
 * `phone_number`, which both sets of `@tour/validation` have.
 */
export const phoneNumberRule = defineRule({
  name: "phone_number",
  async test(value) {
    if (value === undefined || value === null || value === "") return true;
    if (typeof value !== "string" || !/^\+\d+$/.test(value)) return false;
    const { readNumber } = await loadPhoneLibrary();
    // A number with a plus brings its country along; the one named here is not looked at.
    return readNumber(value, "RU")?.isValid() ?? false;
  },
});
