import type { GenericSchema } from "valibot";
import { findBlock } from "../../definitions.ts";
import { makeSamplePage } from "../../sample/sample-page.ts";
import { readSchema } from "./read-schema.ts";
import type { StressedBlock } from "./stress-block.ts";

/** A block's sample and its page, where every list of the block's own has so many entries. */
export function countBlock(type: number, count: number): StressedBlock {
  const definition = findBlock(type)?.definition;
  if (!definition) throw new Error(`No block of type ${type}`);
  const { content: schema, sample } = definition as {
    content: GenericSchema;
    sample: Record<string, unknown>;
  };
  const { entries = {} } = readSchema(schema);
  const content = Object.entries(sample).map(([key, value]) => {
    const { type: kind, maxLength = Infinity } = readSchema(entries[key]!);
    if (key === "limit") return [key, Math.max(count, 1)];
    if (kind !== "array" || !Array.isArray(value)) return [key, value];
    return [key, repeat(value, Math.min(count, maxLength))];
  });
  const page = makeSamplePage(definition.pages.includes("main") ? "main" : "tour");
  const { tour, tours, reviews = [] } = page;
  // The tour that the page stands on is none of the others.
  const others = repeat(tours, count + (tour ? 1 : 0)).map((each, at) => ({
    ...each,
    id: at + 1,
    slug: `tour-${at + 1}`,
    departures: number(each.departures).map(({ id, ...rest }) => ({ ...rest, id: at * 100 + id })),
  }));
  return {
    content: Object.fromEntries(content),
    page: {
      ...page,
      tours: others,
      reviews: number(repeat(reviews, count)),
      tour: tour && {
        ...tour,
        livings: repeat(tour.livings, count),
        guides: repeat(tour.guides, count),
        questions: repeat(tour.questions, count),
        program: repeat(tour.program, count),
        reviews: number(repeat(tour.reviews, count)),
      },
    },
  };
}

const repeat = <Entry>(list: readonly Entry[], count: number): Entry[] =>
  Array.from({ length: list.length > 0 ? count : 0 }, (_, at) => list[at % list.length] as Entry);

const number = <Entry extends { id: number }>(list: Entry[]): Entry[] =>
  list.map((entry, at) => ({ ...entry, id: at + 1 }));
