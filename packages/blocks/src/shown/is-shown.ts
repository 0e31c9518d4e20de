import { salesZone } from "@tour/api";
import type { Block, BlockShown, Departure } from "@tour/api";
import { addDays, countDays, fromClock, readToday } from "@tour/dates";
import { isOffered } from "../page-data/is-bookable.ts";
import type { PageData } from "../page-data/page-data.ts";

/** What a rule asks of besides the clock. */
export interface ShownFacts {
  departures: readonly Pick<Departure, "start_date" | "status" | "seats_left" | "sale_opening">[];
}

/** Whether a block with this rule is seen at a moment. Days are those of the organisers' time zone. */
export function isShown(rule: BlockShown | undefined, facts: ShownFacts, now: Date): boolean {
  if (!rule) return true;
  if (rule.when === "period") return isInPeriod(rule, now);
  const today = readToday(salesZone, now);
  if (rule.when === "seats") {
    return facts.departures.some((one) => isOffered(one, today) && openingOf(one) <= now.getTime());
  }
  const next = findNextStart(facts, today);
  if (next === undefined) return false;
  const isNear = countDays(today, next) <= rule.days;
  return rule.when === "near-departure" ? isNear : !isNear;
}

/** When what `isShown` says changes for the first time after a moment; null where it stays for ever. */
export function nextChange(
  rule: BlockShown | undefined,
  facts: ShownFacts,
  now: Date,
): Date | null {
  if (!rule) return null;
  const before = isShown(rule, facts, now);
  const moments = listMoments(rule, facts)
    .filter((moment) => moment > now)
    .toSorted((a, b) => a.getTime() - b.getTime());
  return moments.find((moment) => isShown(rule, facts, moment) !== before) ?? null;
}

/** The moments of its period alone, in ms: those that only the clock brings. */
export const listPeriodEnds = (rule: BlockShown | undefined): number[] =>
  rule?.when === "period"
    ? [rule.from, rule.until].flatMap((end) => (end === null ? [] : Date.parse(end)))
    : [];

/** Whether the clock lets a block be seen: it does where there is no period. */
export function isInPeriod(rule: BlockShown | undefined, now: Date): boolean {
  if (rule?.when !== "period") return true;
  const { from, until } = rule;
  const hasBegun = from === null || Date.parse(from) <= now.getTime();
  return hasBegun && (until === null || now.getTime() < Date.parse(until));
}

/** When its sale begins, in ms; long ago where nothing is said of it. */
const openingOf = ({ sale_opening: opening }: ShownFacts["departures"][number]): number =>
  opening ? Date.parse(opening.at) : -Infinity;

/** Where the answer may change: no other moment changes it. */
function listMoments(rule: BlockShown, { departures }: ShownFacts): Date[] {
  if (rule.when === "period") return listPeriodEnds(rule).map((end) => new Date(end));
  const days = departures.flatMap(({ start_date: start }) =>
    rule.when === "seats" ? [addDays(start, 1)] : [addDays(start, -rule.days), addDays(start, 1)],
  );
  const openings = rule.when === "seats" ? departures.map(openingOf).filter(Number.isFinite) : [];
  return [
    ...[...new Set(days)].map((day) => fromClock(day, "00:00", salesZone)),
    ...openings.map((moment) => new Date(moment)),
  ];
}

/** The day on which the next departure starts, whether it can be booked or not. */
const findNextStart = ({ departures }: ShownFacts, today: string): string | undefined =>
  departures
    .filter(({ status, start_date: start }) => status !== "canceled" && start >= today)
    .map(({ start_date: start }) => start)
    .toSorted()[0];

/** What the rules of a page's blocks ask of: of its own tour on a tour's page, of all on the main page. */
export const listShownFacts = ({ type, tour, tours }: PageData): ShownFacts => ({
  departures:
    type === "tour" ? (tour?.departures ?? []) : tours.flatMap(({ departures }) => departures),
});

/** The moment at which a page is seen: noon of its day where that is all that is known. */
export const momentOf = ({ now, today }: PageData): Date =>
  now === undefined ? fromClock(today, "12:00", salesZone) : new Date(now);

/** Whether visitors of a page see this block by its rule. */
export const isShownOn = ({ shown }: Pick<Block, "shown">, page: PageData): boolean =>
  shown === undefined || isShown(shown, listShownFacts(page), momentOf(page));
