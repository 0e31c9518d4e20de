import { expect, test } from "vitest";
import { replaceSection } from "./replace-section.ts";

const document = "# Benchmarks\n\nWritten by hand.\n";
const render = { name: "render", heading: "render: how fast?", body: "first" };
const bundle = { name: "bundle", heading: "bundle: how small?", body: "bytes" };

test("a new section goes to the end under its heading", () => {
  expect(replaceSection(document, render)).toBe(
    `${document}\n## render: how fast?\n\n<!-- bench:render -->\n\nfirst\n\n<!-- /bench:render -->\n`,
  );
});

test("an existing section is replaced, and its surroundings stay", () => {
  const before = `${replaceSection(replaceSection(document, render), bundle)}\nThe end.\n`;
  const after = replaceSection(before, { ...render, body: "second" });
  expect(after).toBe(before.replace("first", "second"));
});

test("saving the same again changes nothing", () => {
  const once = replaceSection(document, render);
  expect(replaceSection(once, render)).toBe(once);
});
