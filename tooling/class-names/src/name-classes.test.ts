import { expect, test } from "vitest";
import { nameClasses } from "./name-classes.ts";

const files = ["packages/kit/src/b.module.css", "packages/kit/src/a.module.css"];

test("a class is named by its file and its number in it, whatever is asked for first", () => {
  const name = nameClasses("/repo", files);
  expect(name("root", "/repo/packages/kit/src/b.module.css")).toBe("bc0");
  expect(name("root", "/repo/packages/kit/src/a.module.css")).toBe("bb0");
  expect(name("open", "/repo/packages/kit/src/b.module.css?inline")).toBe("bc1");
  expect(name("root", "/repo/packages/kit/src/b.module.css")).toBe("bc0");
});

test("a thousand files have different names, without vowels", () => {
  const many = Array.from({ length: 1000 }, (_, index) => `${index}.module.css`);
  const name = nameClasses("/repo", many);
  const names = many.map((file) => name("root", `/repo/${file}`));
  expect(new Set(names).size).toBe(1000);
  for (const given of names) expect(given).toMatch(/^[b-df-hj-np-tv-xz]{2,3}0$/);
});

test("a file that server and browser could name differently is refused", () => {
  expect(() => nameClasses("/repo", files)("root", "/repo/other.module.css")).toThrow(
    "other.module.css is not among the CSS modules",
  );
});
