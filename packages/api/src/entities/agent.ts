import * as v from "valibot";

/** Who sells on the marketplace, and for whom. */
export const agentSchema = v.object({
  /** The marketplace as the law knows it, and its taxpayer's number. */
  name: v.string(),
  inn: v.string(),
  /** In whose name it sells. */
  organizer: v.string(),
});
export type Agent = v.InferOutput<typeof agentSchema>;
