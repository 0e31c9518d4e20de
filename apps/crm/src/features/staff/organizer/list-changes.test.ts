import { expect, test } from "vitest";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { listChanges } from "./list-changes.ts";

const texts = staffTexts.page;
const file = (id: number, name: string) => ({
  id,
  name,
  type: "application/pdf" as const,
  size: 1,
  created_at: "2027-01-01T00:00:00Z",
});
const legal = { name: "ООО «Тропа»", inn: "7707083893", ogrn: "", registry_number: "" };

test("what was changed since is named: fields with both values, documents by their names", () => {
  const read = { legal, files: [file(1, "Устав.pdf"), file(2, "ИНН.pdf")] };
  const present = {
    legal: { ...legal, form: "company" as const, inn: "500100732259" },
    files: [file(2, "ИНН.pdf"), file(3, "Выписка.pdf")],
  };
  expect(listChanges(read, present)).toEqual([
    texts.changed(texts.legal.form, texts.check.missing, texts.legalForms.company),
    texts.changed(texts.legal.inn, "7707083893", "500100732259"),
    texts.fileAdded("Выписка.pdf"),
    texts.fileRemoved("Устав.pdf"),
  ]);
  // A form that was never chosen is no other than an empty one.
  expect(listChanges({ ...read, legal: { ...legal, form: "" } }, read)).toEqual([]);
});
