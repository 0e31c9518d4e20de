import { programmeTextLimits } from "@tour/api";
import type { ProgrammeFinding } from "@tour/api";
import { programmeTexts as texts } from "../../../texts/programme.ru.ts";
import { isTooLong } from "../draft/programme-draft.ts";

/** What is wrong with something that would go into the tour; undefined for nothing. */
export function findFault(finding: ProgrammeFinding): string | undefined {
  const { field, value } = finding;
  if (isTooLong(finding)) return texts.tooLong(programmeTextLimits[field]!);
  if (field === "title" && !value.trim()) return texts.empty;
  if (field === "days" && !(Number(value) >= 1)) return texts.needsDays;
  if (field === "departure" && !/^[\d-]{10}\/[\d-]{10}$/.test(value)) return texts.badDates;
  return undefined;
}
