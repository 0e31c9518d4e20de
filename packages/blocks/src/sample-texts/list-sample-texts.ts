import type { Block } from "@tour/api";
import type { GenericSchema } from "valibot";
import { blocks } from "../blocks.gen.ts";
import type { AnyBlock } from "../definition/define-block.ts";
import { readContent } from "../reading/read-block.ts";
import { starters } from "../starters/index.ts";
import { labelOf } from "./label-of.ts";
import { listValues } from "./list-values.ts";
import { toComparable } from "./to-comparable.ts";

/** A place in a block where the sample's words still stand for the organiser's. */
export interface SampleText {
  /** Dotted path in the content, for example `people.0.name`. */
  path: string;
  /** What the builder's form calls the field. */
  label: string;
}

/** All that the samples, new blocks and page starters say, by type and path. */
const known = new Map<AnyBlock, Map<string, Set<string>>>();

/**
 * Where a block still says what only the sample's company can say of itself: its names, figures,
 * promises, quotations and places, as they stand in the sample, in a new block or in a page starter.
 * Empty for a block of the organiser's own words, and for one of an unknown type or version.
 */
export function listSampleTexts(block: Block): SampleText[] {
  const definition = blocks.find((listed) => listed.definition.type === block.type)?.definition;
  if (!definition?.facts) return [];
  const reading = readContent(definition, block);
  if (reading.state === "newer") return [];
  const sayings = known.get(definition) ?? gatherSayings(definition);
  known.set(definition, sayings);
  return definition.facts.flatMap((fact) =>
    listValues(reading.content, fact)
      .filter(({ value }) => {
        const words = toComparable(value);
        return words !== "" && sayings.get(fact)?.has(words);
      })
      .map(({ path }) => ({
        path,
        label: labelOf(definition.content as GenericSchema, fact),
      })),
  );
}

function gatherSayings(definition: AnyBlock): Map<string, Set<string>> {
  const contents: unknown[] = [
    definition.sample,
    definition.initialContent?.({ organizer: null, tours: [], tour: null }),
    ...starters.flatMap((starter) =>
      starter.blocks
        .filter(({ block }) => block.type === definition.type)
        .map(({ block }) => block.content),
    ),
  ];
  return new Map(
    (definition.facts ?? []).map((fact) => [
      fact,
      new Set(
        contents.flatMap((content) =>
          listValues(content, fact).map(({ value }) => toComparable(value)),
        ),
      ),
    ]),
  );
}
