import * as v from "valibot";

/** A client makes the key, the server the uuid that gives access. */
export const uuidSchema = v.pipe(v.string(), v.uuid());
