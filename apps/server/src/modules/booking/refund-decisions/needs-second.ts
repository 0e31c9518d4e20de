import type { Money } from "@tour/api";
import type { ServerEnv } from "../../../platform/env/env.ts";

/**
 * Whether a refund that staff decide needs a second of them. The limit is in roubles: what is in
 * another currency is above it, whatever its sum.
 */
export const needsSecond = (
  { amount, currency }: Money,
  { secondPersonFrom }: Pick<ServerEnv, "secondPersonFrom">,
): boolean => amount > 0 && (currency !== "RUB" || amount >= secondPersonFrom);
