import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { between, filled, listUpTo } from "./input-fields.ts";

/** Where people of a group sleep. */
export const roomKinds = ["room", "tent", "cabin", "house"] as const;

const roomSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  name: filled(60),
  kind: v.picklist(roomKinds),
  beds: between(1, 20),
  /** Who sleeps in it; more than it has beds where an extra one is put up. */
  tourist_ids: listUpTo(integerSchema, 40),
});
export type Room = v.InferOutput<typeof roomSchema>;

export const roomsSchema = listUpTo(roomSchema, 100);

/** Who sleeps where on a departure; version 0 before anybody said so. */
export const roomingSchema = v.object({ version: v.number(), rooms: v.array(roomSchema) });
export type Rooming = v.InferOutput<typeof roomingSchema>;
