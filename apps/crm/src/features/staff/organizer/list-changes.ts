import type { OrganizerVerification } from "@tour/api";
import { staffTexts } from "../../../texts/staff.ru.ts";

const texts = staffTexts.page;
const fields = ["form", "name", "inn", "ogrn", "registry_number"] as const;

type Read = Pick<OrganizerVerification, "legal" | "files">;

/** What an organiser changed since their data was read, a line for each thing. */
export function listChanges(read: Read, present: Read): string[] {
  const nameOf = ({ legal }: Read, field: (typeof fields)[number]) => {
    const value = legal[field] ?? "";
    if (value === "") return texts.check.missing;
    return field === "form" ? texts.legalForms[value as keyof typeof texts.legalForms] : value;
  };
  const changed = fields
    .map((field) => [texts.legal[field], nameOf(read, field), nameOf(present, field)] as const)
    .filter(([, before, after]) => before !== after)
    .map(([label, before, after]) => texts.changed(label, before, after));
  const missingIn = (other: Read) => (file: { id: number }) =>
    !other.files.some(({ id }) => id === file.id);
  return [
    ...changed,
    ...present.files.filter(missingIn(read)).map(({ name }) => texts.fileAdded(name)),
    ...read.files.filter(missingIn(present)).map(({ name }) => texts.fileRemoved(name)),
  ];
}
