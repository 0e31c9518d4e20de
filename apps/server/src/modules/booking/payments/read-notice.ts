import * as v from "valibot";

/** A name as providers give them; whoever writes anything else is none. */
const name = v.pipe(v.string(), v.regex(/^[\x20-\x7e]{1,100}$/));

/** What is read of a notice, and believed of none of it: it only says what to ask about. */
const noticeSchema = v.object({
  event: name,
  object: v.object({
    id: name,
    /** Of a refund: of which payment. */
    payment_id: v.optional(name),
    metadata: v.optional(
      v.object({ payment_id: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/))) }),
    ),
  }),
});
export type Notice = v.InferOutput<typeof noticeSchema>;

/** Reads a notice; null for what is none. */
export function readNotice(body: unknown): Notice | null {
  const read = v.safeParse(noticeSchema, body);
  return read.success ? read.output : null;
}
