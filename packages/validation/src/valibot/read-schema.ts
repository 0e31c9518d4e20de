import type { GenericSchema } from "valibot";

/** What of a valibot schema is looked at here, whatever its kind. */
export interface SchemaShape {
  kind?: string;
  type: string;
  requirement?: unknown;
  /** Of optional, nullable and the like. */
  wrapped?: GenericSchema;
  /** Of objects. */
  entries?: Record<string, GenericSchema>;
  /** Of lists. */
  item?: GenericSchema;
  /** Of unions. */
  options?: readonly GenericSchema[];
  /** The schema itself, and what is done with its value. */
  pipe?: readonly SchemaShape[];
}

export const shapeOf = (schema: GenericSchema) => schema as unknown as SchemaShape;

/**
 * The schema under what lets a value be left out: `optional`, `nullable`, and a union with a
 * literal, which is how a contract says "an address, or nothing".
 */
export function unwrapSchema(schema: GenericSchema): GenericSchema {
  const { wrapped, type, options = [] } = shapeOf(schema);
  if (wrapped) return unwrapSchema(wrapped);
  const [only, ...others] = options.filter((option) => shapeOf(option).type !== "literal");
  return type === "union" && only && others.length === 0 ? unwrapSchema(only) : schema;
}

/** The schema of a field within an object's, by its dotted path; undefined where there is none. */
export function findSchema(schema: GenericSchema, path: string): GenericSchema | undefined {
  let found: GenericSchema | undefined = schema;
  for (const key of path.split(".")) {
    const { entries, item }: SchemaShape = shapeOf(unwrapSchema(found));
    found = entries && Object.hasOwn(entries, key) ? entries[key] : item;
    if (!found) return undefined;
  }
  return found;
}

/** The bounds of a number, and how many characters or entries there may be. */
export interface SchemaLimits {
  min?: number;
  max?: number;
  maxLength?: number;
}

/** What a schema's value may be at least and at most, for a control's steps and counters. */
export function readLimits(schema: GenericSchema): SchemaLimits {
  const { pipe = [] } = shapeOf(unwrapSchema(schema));
  const find = (wanted: string) => pipe.find(({ type }) => type === wanted)?.requirement;
  const limits = { min: find("min_value"), max: find("max_value"), maxLength: find("max_length") };
  const known = Object.entries(limits).filter(([, limit]) => typeof limit === "number");
  return Object.fromEntries(known) as SchemaLimits;
}
