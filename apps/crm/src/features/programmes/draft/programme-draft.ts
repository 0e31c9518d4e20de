import { programmeTextLimits, programmeLimits } from "@tour/api";
import type { Programme, ProgrammeField, ProgrammeFinding, ProgrammePassage } from "@tour/api";

/** What its person makes of a document: what goes where, and what has no place. */
export type ProgrammeDraft = Pick<Programme, "findings" | "rest">;

/** A field that a passage can be put in; `day` of those that are a day's. */
export interface Target {
  field: ProgrammeField;
  day: number | null;
}

/** Fields of which a tour has one: a second passage goes on in the same. */
const single: readonly ProgrammeField[] = [
  ...(["title", "subtitle", "description", "price_notes", "day_title", "day_text"] as const),
  ...(["day_meals", "day_lodging"] as const),
];
const isLine = (field: ProgrammeField) =>
  !["description", "price_notes", "day_text"].includes(field);

/** A title and how long the tour is are asked for, found or not. */
export function withRequired({ findings, rest }: ProgrammeDraft): ProgrammeDraft {
  const missing = (["title", "days", "nights"] as const).filter(
    (field) => !findings.some((finding) => finding.field === field),
  );
  const added = missing.map((field) => ({
    ...{ id: `own-${field}`, field, day: null, passages: [], is_taken: true },
    value: field === "title" ? "" : field === "days" ? "1" : "0",
  }));
  return { findings: [...added, ...findings], rest };
}

const change = (
  draft: ProgrammeDraft,
  id: string,
  next: Partial<ProgrammeFinding>,
): ProgrammeDraft => ({
  ...draft,
  findings: draft.findings.map((one) => (one.id === id ? { ...one, ...next } : one)),
});

export const setValue = (draft: ProgrammeDraft, id: string, value: string) =>
  change(draft, id, { value });
export const setTaken = (draft: ProgrammeDraft, id: string, isTaken: boolean) =>
  change(draft, id, { is_taken: isTaken });
export const setDay = (draft: ProgrammeDraft, id: string, day: number | null) =>
  change(draft, id, { day });

/** The same for many at once: a whole list or a whole day. */
export const setAllTaken = (draft: ProgrammeDraft, ids: readonly string[], isTaken: boolean) =>
  ids.reduce((next, id) => setTaken(next, id, isTaken), draft);

/** Takes a passage off the rest, for good. */
export const dismiss = (draft: ProgrammeDraft, place: number): ProgrammeDraft => ({
  ...draft,
  rest: draft.rest.filter((one) => one !== place),
});

/** Puts a passage of the rest in a field: a new entry, or what one already says and it. */
export function putInField(
  draft: ProgrammeDraft,
  { place, text }: { place: number; text: string },
  { field, day }: Target,
): ProgrammeDraft {
  const known = single.includes(field)
    ? draft.findings.find((one) => one.field === field && one.day === day)
    : undefined;
  const rest = draft.rest.filter((one) => one !== place);
  if (!known) {
    const made = {
      id: `own-${crypto.randomUUID()}`,
      field,
      day,
      passages: [place],
      is_taken: true,
    };
    return { findings: [...draft.findings, { ...made, value: text }], rest };
  }
  const said = known.is_taken ? known.value : "";
  const value = [said, text].filter(Boolean).join(isLine(field) ? ", " : "\n");
  const next = { value, passages: [...new Set([...known.passages, place])], is_taken: true };
  return change({ ...draft, rest }, known.id, next);
}

/** The numbers of a draft's days, in order. */
export const listDays = ({ findings }: ProgrammeDraft): number[] =>
  [...new Set(findings.flatMap(({ day }) => day ?? []))].toSorted((a, b) => a - b);

/** Where a passage can be put: the tour's own fields, each day's, and one more day. */
export function listTargets(draft: ProgrammeDraft, { kind }: ProgrammePassage): Target[] {
  const days = listDays(draft);
  const next = (days.at(-1) ?? 0) + 1;
  if (kind === "picture") return [null, ...days].map((day) => ({ field: "picture", day }));
  const own = [
    ...(["title", "subtitle", "description", "included", "not_included", "living"] as const),
    ...(["price_notes", "advice"] as const),
  ].map((field) => ({ field, day: null }));
  const ofDays = days.flatMap((day) =>
    (["day_text", "day_meals", "day_lodging"] as const).map((field) => ({ field, day })),
  );
  const added = next <= programmeLimits.days ? [{ field: "day_title" as const, day: next }] : [];
  return [...own, ...ofDays, ...added];
}

/** Whether a text is longer than its field takes. */
export const isTooLong = ({ field, value }: ProgrammeFinding): boolean =>
  value.trim().length > (programmeTextLimits[field] ?? Infinity);

/** What is not taken into the tour is kept with it: passages that nothing else in it says. */
export function restAfter({ findings, rest }: ProgrammeDraft): number[] {
  const taken = new Set(findings.filter((one) => one.is_taken).flatMap((one) => one.passages));
  const left = findings.filter((one) => !one.is_taken).flatMap((one) => one.passages);
  const places = [...rest, ...left.filter((place) => !taken.has(place))];
  return [...new Set(places)].toSorted((a, b) => a - b);
}
