import { defineRule } from "../rule.ts";
import { isDomain } from "./domain.ts";
import { isEmpty } from "./is-empty.ts";

// ASCII alone before the @: a Cyrillic letter there is nearly always the wrong keyboard layout.
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/i;

function isLocalPart(local: string): boolean {
  return local.length <= 64 && local.split(".").every((atom) => localPart.test(atom));
}

export const emailRule = defineRule({
  name: "email",
  test(value) {
    if (isEmpty(value)) return true;
    if (typeof value !== "string" || value.length > 254) return false;
    const at = value.lastIndexOf("@");
    return at > 0 && isLocalPart(value.slice(0, at)) && isDomain(value.slice(at + 1));
  },
});
