import { expect, test } from "vitest";
import { isMalformedPath } from "./is-malformed-path.ts";

test.each(["/x%ffy", "/a///b", "/a;b://c", "/%", "/%E0%A4%A", "//evil", "/x%00y", "/tour/%ff"])(
  "%s is malformed",
  (path) => expect(isMalformedPath(path)).toBe(true),
);

test.each(["/", "/a/", "/%D1%82%D1%83%D1%80", "/a;b:c", "/a%20b", "/x%2500", "/[x]"])(
  "%s is a valid path",
  (path) => expect(isMalformedPath(path)).toBe(false),
);
