import type { GuestSummary } from "@tour/api";

/** A guest who agreed to count. */
export interface CountedGuest {
  touristId: number;
  requestId: number;
  /** On the departure's first day. */
  age: number;
  /** Nobody else travels by their request. */
  isAlone: boolean;
}

export interface KeptSummary {
  /** What visitors read. */
  shown: GuestSummary | null;
  /** What each tourist counts as in it, by their numbers. */
  counted: Readonly<Record<string, string>>;
  /** Numbers of all who ever counted. */
  known: readonly number[];
}

/** Nothing is said of fewer. */
const smallestCrowd = 5;
/** Of two requests either could subtract itself from what is said. */
const fewestRequests = 3;
/** The first year of each band; the last has no end. Children do not count. */
const bands = [18, 25, 35, 45, 55, 65];
/** What is said of an age spans no more: a wide range would name whoever stands at its end. */
const widest = 3;

/**
 * What is shown of who goes, after anything changed. It changes in steps: with a crowd of people who never counted before, so that
 * two summaries differ by a crowd; once somebody of it left or is another, it is gone until then.
 */
export function summarizeGuests(kept: KeptSummary, all: readonly CountedGuest[]): KeptSummary {
  const guests = all.filter(({ age }) => age >= bands[0]!);
  const known = new Set(kept.known);
  const fresh = guests.filter(({ touristId }) => !known.has(touristId));
  if (isCrowd(fresh) && isCrowd(guests)) {
    return {
      shown: describe(guests),
      counted: Object.fromEntries(guests.map((guest) => [guest.touristId, traitsOf(guest)])),
      known: [...kept.known, ...fresh.map(({ touristId }) => touristId)],
    };
  }
  const now = new Map(guests.map((guest) => [String(guest.touristId), traitsOf(guest)]));
  const isWhole = Object.entries(kept.counted).every(([id, traits]) => now.get(id) === traits);
  return isWhole ? kept : { shown: null, counted: {}, known: kept.known };
}

/** So many, of so many requests, that nobody is left over when who booked together leave themselves out. */
function isCrowd(guests: readonly CountedGuest[]): boolean {
  const parties = [...Map.groupBy(guests, ({ requestId }) => requestId).values()];
  const largest = Math.max(0, ...parties.map(({ length }) => length));
  return (
    guests.length >= smallestCrowd &&
    parties.length >= fewestRequests &&
    largest * 2 <= guests.length
  );
}

const bandOf = (age: number): number => bands.findLastIndex((first) => age >= first);

const traitsOf = ({ age, isAlone }: CountedGuest): string =>
  `${bands[bandOf(age)]}${isAlone ? " alone" : ""}`;

function describe(guests: readonly CountedGuest[]): GuestSummary {
  const alone = guests.filter(({ isAlone }) => isAlone).length / guests.length;
  return {
    from: guests.length - (guests.length % smallestCrowd),
    ages: findAges(guests),
    alone: alone > 0.5 ? "most" : alone > 0.25 ? "some" : null,
  };
}

/** The narrowest run of bands that three in four are in, and a crowd at least; null without one. */
function findAges(guests: readonly CountedGuest[]): GuestSummary["ages"] {
  const needed = Math.max(smallestCrowd, Math.ceil(guests.length * 0.75));
  const within = (first: number, width: number) =>
    guests.filter(({ age }) => bandOf(age) >= first && bandOf(age) < first + width).length;
  for (let width = 1; width <= widest; width += 1) {
    const runs = bands
      .slice(0, bands.length - width + 1)
      .map((_, first) => ({ first, count: within(first, width) }))
      .toSorted((a, b) => b.count - a.count);
    const [best] = runs;
    if (best && best.count >= needed) {
      const end = bands[best.first + width];
      return [bands[best.first]!, end === undefined ? null : end - 1];
    }
  }
  return null;
}
