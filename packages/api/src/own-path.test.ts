import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each([
  ["/", "/"],
  ["/5/pages/main?tab=2#block", "/5/pages/main?tab=2#block"],
  ["/altai-1", "/altai-1"],
  ["/a//b", "/a//b"],
  ["/?next=//evil.example", "/?next=//evil.example"],
  ["/https://evil.example", "/https://evil.example"],
  ["/%2f%2fevil.example", "/%2f%2fevil.example"],
  ["/%5cevil.example", "/%5cevil.example"],
  ["/%09/evil.example", "/%09/evil.example"],
  ["/тур 1", "/%D1%82%D1%83%D1%80%201"],
])("%j is a path on this host", (text, path) => {
  expect(ownPath(text)).toBe(path);
  expect(new URL(path, "https://tours.example/a/b").host).toBe("tours.example");
});

const elsewhere = [
  ...["", "evil", "evil.example", "?next=/", "#top", ".", "./a", "../a"],
  ...[
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "\\/evil.example",
  ],
  ...[
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\n/evil.example",
    "\t//evil.example",
    " //evil.example",
  ],
  ...[
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "/./\\evil.example",
    "/.\t//evil",
  ],
  ...["https:evil.example", "https:/evil.example", "https://evil.example", "HTTPS://evil.example"],
  ...["javascript:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x"],
  ...["//evil.example:80@tours.example", "//[", "http://", "%2f%2fevil.example"],
];

// ASVS 1.2.2
test.each(elsewhere)("%j is not a path on this host", (text) => {
  expect(ownPath(text)).toBeNull();
});
