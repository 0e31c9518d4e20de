import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AcceptForm } from "./accept-form.tsx";
import type { RefusedConsents } from "./accept-form.tsx";

const to_accept = {
  documents: [
    { kind: "agreement" as const, title: "Условия", version: 3, path: "/agreement" },
    { kind: "personal_data" as const, title: "Политика", version: 2, path: "/privacy" },
  ],
  words: [{ kind: "advertising" as const, version: 1, text: "Пишите мне о турах" }],
};

const show = (refused: RefusedConsents | null) =>
  renderToStaticMarkup(<AcceptForm request={{ uuid: "u", to_accept }} refused={refused} />);
const missing = /Без этого согласия/g;

test("each box that has to be ticked says so itself, and what was ticked stays so", () => {
  const html = show({ given: ["agreement:3"], problem: "Не хватает согласия" });
  expect(html.match(missing)).toHaveLength(1);
  expect(html).toContain('id="personal_data-2-error"');
  expect(html).toMatch(/checked=""[^>]*value="agreement:3"|value="agreement:3"[^>]*checked=""/);
  expect(html).not.toContain("Не хватает согласия");
});

test("a text that has changed since is named above the boxes", () => {
  const html = show({ given: ["agreement:2", "personal_data:2"], problem: "Условия изменились" });
  expect(html).toContain("Условия изменились");
});

test("before anything was sent nothing is wrong, and nothing is ticked", () => {
  const html = show(null);
  expect(html).not.toMatch(missing);
  expect(html).not.toContain("checked");
});
