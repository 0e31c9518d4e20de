import { expect, it, test } from "vitest";
import { diffWords } from "./diff-words.ts";

const write = (before: string, after: string) =>
  diffWords(before, after)
    .map((run) => {
      if (run.kind === "left-out") return "…";
      return { same: run.text, removed: `[-${run.text}-]`, added: `[+${run.text}+]` }[run.kind];
    })
    .join("");

test.each([
  ["Алтай без спешки", "Алтай без толпы", "Алтай без [-спешки-][+толпы+]"],
  ["Три озера", "Три больших озера", "Три [+больших +]озера"],
  ["", "Новый текст", "[+Новый текст+]"],
  ["Старый текст", "", "[-Старый текст-]"],
  ["Ёлка, 5 км", "Ёлка, 7 км", "Ёлка, [-5-][+7+] км"],
])("«%s» and «%s»: %s", (before, after, marked) => {
  expect(write(before, after)).toBe(marked);
});

it("keeps whole words of what stayed around a change, and leaves out the rest", () => {
  const long = "слово ".repeat(60);
  const marked = write(`${long}было ${long}`, `${long}стало ${long}`);
  expect(marked).toMatch(/^… слово .*слово \[-было-\]\[\+стало\+\] слово .* слово …$/);
  expect(marked.length).toBeLessThan(200);
});

it("leaves nothing out of a short text", () => {
  expect(write("Да, конечно, приедем", "Да, конечно, не приедем")).toBe(
    "Да, конечно, [+не +]приедем",
  );
});
