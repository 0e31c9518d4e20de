import { guides } from "../guides/guides.block.ts";
import type { Beginning } from "./beginning.ts";
import { placeholderPeople } from "./placeholder-people.ts";

export const guidesBeginning = {
  definition: guides,
  initial: ({ tour }) => ({
    heading: { title: "С кем вы едете", subtitle: "" },
    // The tours' guides stand alone: where a tour has none, nobody is made up.
    ...(tour && tour.guides.length > 0
      ? { source: "tour", people: [] }
      : { source: "own", people: placeholderPeople }),
  }),
  facts: ["people.name", "people.role", "people.quote", "people.text", "people.photo"],
} satisfies Beginning<typeof guides>;
