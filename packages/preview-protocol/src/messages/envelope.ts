import * as v from "valibot";

/** Raised when a message changes its meaning; both sides say theirs in the handshake. */
export const protocolVersion = 4;

/** What every message travels in. */
export const envelopeEntries = {
  v: v.number(),
  /** Given by the builder in `welcome`; empty before. */
  session: v.pipe(v.string(), v.maxLength(64)),
  /** Counts a side's messages from 1; a gap means that one was lost. */
  seq: v.pipe(v.number(), v.integer(), v.minValue(0)),
};

export const message = <Type extends string, Data extends v.GenericSchema>(
  type: Type,
  data: Data,
) => v.strictObject({ ...envelopeEntries, type: v.literal(type), data });
