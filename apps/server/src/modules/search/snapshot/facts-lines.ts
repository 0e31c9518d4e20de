import { share, shareText } from "../share-values.ts";
import { nameKinds, termKinds } from "../tour-facts.ts";
import type { DepartureFacts, NameKind, TermKind, TourFacts } from "../tour-facts.ts";

/** A tour as a row of a snapshot's line: lists by their numbers, departures one after the other. */
type Row = [
  id: number,
  organizerId: number,
  slug: string,
  title: string,
  marks: number,
  timeZone: string,
  place: [latitude: number, longitude: number] | null,
  days: number,
  minAge: number,
  groupSizeTo: number,
  rating: number | null,
  reviewsCount: number,
  lists: number[],
  departures: number[],
];

/** Some tours, and the lists of names that none before them had. */
interface Line {
  lists: (readonly string[])[];
  tours: Row[];
}

const kinds: readonly (TermKind | NameKind)[] = [...termKinds, ...nameKinds];
const [listed, published] = [1, 2];
const [free, last] = [1, 2];
/** Of a departure without a price; the others are none below zero. */
const noPrice = -1;

/** Writes tours as lines of text. A few thousand lists of names are those of all tours: each is written once. */
export class FactsWriter {
  readonly #numbers = new Map<readonly string[], number>();

  write(tours: readonly TourFacts[]): string {
    const line: Line = { lists: [], tours: [] };
    const numberOf = (list: readonly string[]) => {
      let number = this.#numbers.get(list);
      if (number === undefined) {
        number = this.#numbers.size;
        this.#numbers.set(list, number);
        line.lists.push(list);
      }
      return number;
    };
    line.tours = tours.map((facts) => [
      facts.id,
      facts.organizerId,
      facts.slug,
      facts.title,
      (facts.isListed ? listed : 0) + (facts.isPublished ? published : 0),
      facts.timeZone,
      facts.place && [facts.place.latitude, facts.place.longitude],
      facts.days,
      facts.minAge,
      facts.groupSizeTo,
      facts.rating,
      facts.reviewsCount,
      [
        ...termKinds.map((kind) => numberOf(facts.terms[kind])),
        ...nameKinds.map((kind) => numberOf(facts.names[kind])),
      ],
      facts.departures.flatMap(({ day, price, isFree, isLast }) => [
        day,
        price ?? noPrice,
        (isFree ? free : 0) + (isLast ? last : 0),
      ]),
    ]);
    return JSON.stringify(line);
  }
}

/** Reads what the writer wrote, line by line in the same order. */
export class FactsReader {
  readonly #lists: (readonly string[])[] = [];

  read(text: string): TourFacts[] {
    const { lists, tours } = JSON.parse(text) as Line;
    for (const list of lists) this.#lists.push(share(list));
    return tours.map((row) => this.#toFacts(row));
  }

  #toFacts(row: Row): TourFacts {
    const [id, organizerId, slug, title, marks, timeZone, place, days, minAge] = row;
    const [, , , , , , , , , groupSizeTo, rating, reviewsCount, numbers, departures] = row;
    const named = (some: readonly (TermKind | NameKind)[], from: number) => {
      const lists: Partial<Record<TermKind | NameKind, readonly string[]>> = {};
      let at = from;
      for (const kind of some) lists[kind] = this.#lists[numbers[at++]!]!;
      return lists;
    };
    if (numbers.length !== kinds.length) throw new Error("A tour has other lists than are known");
    return {
      id,
      organizerId,
      slug,
      title,
      isListed: (marks & listed) !== 0,
      isPublished: (marks & published) !== 0,
      timeZone: shareText(timeZone),
      place: place && { latitude: place[0], longitude: place[1] },
      days,
      minAge,
      groupSizeTo,
      rating,
      reviewsCount,
      terms: named(termKinds, 0) as TourFacts["terms"],
      names: named(nameKinds, termKinds.length) as TourFacts["names"],
      departures: toDepartures(departures),
    };
  }
}

function toDepartures(flat: readonly number[]): DepartureFacts[] {
  const departures: DepartureFacts[] = [];
  for (let at = 0; at < flat.length; at += 3) {
    const [price, marks] = [flat[at + 1]!, flat[at + 2]!];
    departures.push({
      day: flat[at]!,
      price: price === noPrice ? null : price,
      isFree: (marks & free) !== 0,
      isLast: (marks & last) !== 0,
    });
  }
  return departures;
}
