import type { OfficeTask, OfficeTaskKind } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { formatShortInstant } from "@tour/office/format";
import { formatDay } from "../../../shell/format-days.ts";
import { homeTexts } from "../../../texts/home.ru.ts";

const texts = homeTexts.tasks;

type Item = OfficeTask["items"][number];

/** Why something is to be done, and until when, in a few words. */
export function describeItem(kind: OfficeTaskKind, item: Item): string {
  const at = item.at === null ? "" : formatShortInstant(item.at);
  const day = item.day === null ? "" : formatDay(item.day);
  const sum = item.amount === null ? "" : formatMoney(item.amount);
  const missing = item.missing ?? 0;
  switch (kind) {
    case "confirm":
      return texts.until(at);
    case "question":
    case "answer":
      return texts.since(at);
    case "group":
      return texts.missingGroup(missing, day);
    case "reopen":
      return texts.freeAgain(missing, day);
    case "refund":
      return texts.refund(sum);
    case "overdue":
      return texts.overdue(sum, day);
    case "tourists":
      return texts.missingPeople(missing, day);
  }
}
