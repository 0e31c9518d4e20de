import { rules } from "@tour/validation";
import type { OwnRule, RuleCall } from "@tour/validation";
import { findSchema, readLimits, schemaRules } from "@tour/validation/valibot";
import * as v from "valibot";
import type { GenericSchema } from "valibot";

/**
 * What a form asks of a field besides what its call does; `or nothing` where the form leaves an empty
 * one out of the call.
 */
export type Besides = "" | "required" | "email" | "phone" | "or nothing";

type ListOfRules = readonly (RuleCall | OwnRule)[];

/** The rules of a call's field behind those that its form has besides, the same each time. */
export function readCallRules(body: GenericSchema) {
  const known = new Map<string, ListOfRules>();
  const ofCall = schemaRules(body);
  const read = (path: string, besides: Besides): ListOfRules =>
    besides === "or nothing"
      ? schemaRules(v.object({ field: v.union([v.literal(""), schemaOf(body, path)]) }))("field")
      : [...rules(besides), ...ofCall(path)];
  return (path: string, besides: Besides): ListOfRules => {
    const key = `${path} ${besides}`;
    const found = known.get(key) ?? read(path, besides);
    known.set(key, found);
    return found;
  };
}

/** A call's bounds of a number, by the number's path. */
export function readBounds(body: GenericSchema, path: string): { min?: number; max?: number } {
  const { maxLength: _, ...bounds } = readLimits(schemaOf(body, path));
  return bounds;
}

function schemaOf(body: GenericSchema, path: string): GenericSchema {
  const schema = findSchema(body, path);
  if (!schema) throw new Error(`The call has no field ${path}`);
  return schema;
}
