import { defineRule } from "../rule.ts";
import { isDomain } from "./domain.ts";
import { isEmpty } from "./is-empty.ts";

// The parser forgives what a link must not have: spaces inside, one slash, a backslash.
const start = /^https?:\/\/[^\s/\\?#]/i;
const forgiven = /[\s\\<>"]/;
const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])$/i;

function isHost(name: string): boolean {
  return name === "localhost" || address.test(name) || isDomain(name);
}

/** A whole http or https address without a password in it. */
export const urlRule = defineRule({
  name: "url",
  test(value) {
    if (isEmpty(value)) return true;
    if (typeof value !== "string" || value.length > 2048) return false;
    if (!start.test(value) || forgiven.test(value) || !URL.canParse(value)) return false;
    const { hostname, username, password } = new URL(value);
    return username === "" && password === "" && isHost(hostname);
  },
});
