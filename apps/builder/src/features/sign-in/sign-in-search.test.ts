import * as v from "valibot";
import { expect, test } from "vitest";
import { signInSearch } from "./sign-in-search.ts";

const nextOf = (next: unknown) => v.parse(signInSearch, { next }).next;

test("after signing in the user returns to the page they came from", () => {
  expect(nextOf("/5/pages/main?tab=2#block")).toBe("/5/pages/main?tab=2#block");
  expect(v.parse(signInSearch, {}).next).toBeUndefined();
});

// ASVS 3.7.2
test.each([
  ...[
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
  ],
  ...["https:evil.example", "https://evil.example", "javascript:alert(1)", "%2f%2fevil.example"],
  ...["", "evil", 5, null, ["/a"], { toString: "/a" }],
])("%j leads to the builder's first page instead", (next) => {
  expect(nextOf(next)).toBe("/");
});
