import { safeParse } from "valibot";
import type { GenericSchema } from "valibot";
import { rules } from "../read-rules.ts";
import type { RuleCall } from "../rule.ts";
import type { OwnRule, RuleObject } from "../rule-types.ts";
import { createRule } from "./create-rule.ts";
import { findSchema, shapeOf, unwrapSchema } from "./read-schema.ts";
import type { SchemaShape } from "./read-schema.ts";

/** A field's rules by its name, the same each time it is asked for. */
export type SchemaRules = (field: string) => readonly (RuleCall | OwnRule)[];

const readers: Record<string, (requirement: unknown) => RuleObject> = {
  min_length: (min) => ({ min: Number(min) }),
  max_length: (max) => ({ max: Number(max) }),
  min_value: (min) => (typeof min === "number" ? { min_value: min } : {}),
  max_value: (max) => (typeof max === "number" ? { max_value: max } : {}),
  email: () => ({ email: true }),
  url: () => ({ url: true }),
};

/** What a schema says in words that rules have, too; a list's own limits are for the schema. */
function readRuleObject(schema: GenericSchema): RuleObject {
  const { type, pipe = [] } = shapeOf(unwrapSchema(schema));
  if (type === "array") return {};
  const found = pipe.map((action: SchemaShape) => readers[action.type]?.(action.requirement) ?? {});
  const { min, ...others } = Object.assign(
    // An empty text that is refused, for whatever reason, is one that has to be filled in.
    { required: type === "string" && !safeParse(schema, "").success },
    ...found,
  ) as RuleObject;
  return typeof min === "number" && min > 1 ? { ...others, min } : others;
}

/**
 * A form's rules from the schema that will judge it: `required`, `min`, `max`, `email`, `url` and
 * the bounds of numbers with the form's messages, and then the schema itself for all that rules have
 * no word for. Paths lead into lists and groups. A field that the schema does not have throws.
 */
export function schemaRules(schema: GenericSchema): SchemaRules {
  const known = new Map<string, readonly (RuleCall | OwnRule)[]>();
  return (field) => {
    const read = known.get(field);
    if (read) return read;
    const own = findSchema(schema, field);
    if (!own) throw new Error(`The schema has no field ${field}`);
    const found = [...rules(readRuleObject(own)), createRule(own)];
    known.set(field, found);
    return found;
  };
}
