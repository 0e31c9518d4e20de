import type { BookingOffer } from "@tour/api";

export type WordedKind = BookingOffer["words"][number]["kind"];

/**
 * What is agreed to without a document, every version of it from the first: who agreed is kept with
 * its number, so a version that was shown is never edited. Another is added behind it.
 */
export const consentWords: Readonly<Record<WordedKind, readonly string[]>> = {
  others: ["Могу передать данные тех, кого записываю, в том числе детей"],
  advertising: ["Хочу получать письма о новых поездках"],
};

/** The words that a form shows today. */
export function shownWords(kind: WordedKind): BookingOffer["words"][number] {
  const versions = consentWords[kind];
  return { kind, version: versions.length, text: versions.at(-1)! };
}

/** All of them. */
export const listShownWords = (): BookingOffer["words"] =>
  (["others", "advertising"] as const).map(shownWords);
