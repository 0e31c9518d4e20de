import { failedJobTexts } from "./failed-job.texts.ts";

const maxLength = 300;

/** What may be somebody's: addresses, names in quotes, uuids, phones, numbers of cards and documents. */
const personal = [
  /[^\s<>"']+@[^\s<>"']+/g,
  /"[^"]*"|«[^»]*»/g,
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi,
  /\+\d[\d ()-]{7,}\d/g,
  /\d{6,}/g,
];

/**
 * The first line of an error without anybody's data. A failed query names its parameters: of it no
 * more is told than that it failed.
 */
export function hideData(message: string): string {
  if (message.startsWith("Failed query")) return failedJobTexts.query;
  const [line = ""] = message.split("\n");
  return personal.reduce((text, one) => text.replace(one, "…"), line).slice(0, maxLength);
}
