import * as v from "valibot";

const maxId = 100;

/** What is read of a notice, and believed of none of it: it only says what to ask about. */
const noticeSchema = v.object({
  event: v.pipe(v.string(), v.maxLength(maxId)),
  object: v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxId)),
    /** Of a refund: of which payment. */
    payment_id: v.optional(v.pipe(v.string(), v.maxLength(maxId))),
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
