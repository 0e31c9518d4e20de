import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { GenericSchema } from "valibot";
import { hostileTexts } from "./hostile-values.ts";

/** What is read of a schema or of an action of its pipe. */
interface Part {
  kind: "schema" | "validation" | "transformation" | "metadata";
  type: string;
  requirement?: unknown;
  pipe?: Part[];
  wrapped?: Part;
  item?: Part;
  key?: Part;
  value?: Part;
  entries?: Record<string, Part>;
  items?: Part[];
  options?: unknown[];
  literal?: unknown;
}

/** Values for schemas that only code knows, instead of what is made from the schema. */
export type KnownSchemas = ReadonlyMap<unknown, Arbitrary<unknown>>;

/**
 * Values that a schema takes, made from the schema itself: its types, bounds, patterns and choices.
 * What only code can say (a check, a date that exists) is not known, so some of them are refused.
 */
export function arbitraryOf(schema: GenericSchema, known: KnownSchemas): Arbitrary<unknown> {
  return ofPart(schema as unknown as Part, known);
}

function ofPart(part: Part, known: KnownSchemas): Arbitrary<unknown> {
  const ready = known.get(part);
  if (ready) return ready;
  const actions = part.pipe?.slice(1) ?? [];
  // What a transformation gives to a second schema is mostly what was meant to be sent.
  const inner = actions.findLast((action) => action.kind === "schema");
  if (part.type === "unknown" && inner) return ofPart(inner, known);
  const make = makers[part.type];
  const find: Find = (type) => actions.find((one) => one.type === type)?.requirement;
  return make ? make(part, find, (inner) => ofPart(inner, known)) : fc.jsonValue();
}

type Find = (type: string) => unknown;
type Maker = (part: Part, find: Find, of: (part: Part) => Arbitrary<unknown>) => Arbitrary<unknown>;

const ofObject: Maker = ({ entries = {} }, _, of) => {
  const isOptional = (part: Part) => part.type === "optional";
  const requiredKeys = Object.keys(entries).filter((key) => !isOptional(entries[key]!));
  const model = Object.entries(entries).map(([key, part]) => [
    key,
    of(isOptional(part) ? part.wrapped! : part),
  ]);
  return fc.record(Object.fromEntries(model) as Record<string, Arbitrary<unknown>>, {
    requiredKeys,
  });
};

const dateForm = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const makers: Record<string, Maker> = {
  string: (_, find) => {
    const regex = find("regex") ?? (find("iso_date") && dateForm);
    if (find("email"))
      return fc.stringMatching(/^[a-z]{1,8}(?:[.+-][a-z0-9]{1,8})?@[a-z]{1,8}\.(?:ru|com)$/);
    if (regex instanceof RegExp) {
      const fitting = hostileTexts.filter((text) => regex.test(text));
      const matching = fc.stringMatching(new RegExp(regex.source, regex.flags.replace("i", "")));
      return fitting.length > 0 ? fc.oneof(matching, fc.constantFrom(...fitting)) : matching;
    }
    const minLength = Number(find("min_length") ?? (find("non_empty") ? 1 : 0));
    const maxLength = Number(find("max_length") ?? 60);
    const fits = (text: string) => text.trim().length >= minLength && text.length <= maxLength;
    const maxDrawn = Math.max(minLength, Math.min(maxLength, 60));
    return fc.oneof(
      fc.constantFrom(...hostileTexts).filter(fits),
      fc.string({ unit: "binary", minLength, maxLength: maxDrawn }),
      fc.constant("ж".repeat(Math.min(maxLength, 20_000))),
    );
  },
  number: (_, find) => {
    const min = Number(find("min_value") ?? -(2 ** 31));
    const max = Number(find("max_value") ?? 2 ** 31 - 1);
    const isWhole = find("integer") !== undefined;
    return isWhole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  },
  boolean: () => fc.boolean(),
  file: () =>
    fc
      .tuple(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom("a.png", "../../a", "ё", "a\u0000.svg"),
      )
      .map(([bytes, name]) => new File([new Uint8Array(bytes)], name)),
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  literal: ({ literal }) => fc.constant(literal),
  optional: ({ wrapped }, _, of) => of(wrapped!),
  nullable: ({ wrapped }, _, of) => fc.option(of(wrapped!), { nil: null }),
  union: ({ options = [] }, _, of) => fc.oneof(...(options as Part[]).map(of)),
  array: ({ item }, find, of) => {
    const minLength = Number(find("min_length") ?? 0);
    return fc.array(of(item!), { minLength, maxLength: Math.max(minLength, 4) });
  },
  tuple: ({ items = [] }, _, of) => fc.tuple(...items.map(of)),
  record: ({ key, value }, _, of) =>
    fc.dictionary(of(key!) as Arbitrary<string>, of(value!), { maxKeys: 5 }),
  object: ofObject,
  strict_object: ofObject,
  unknown: () => fc.jsonValue(),
};
