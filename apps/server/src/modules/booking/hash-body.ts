import { createHash } from "node:crypto";
import type { NewRequest } from "@tour/api";

type Body = Pick<NewRequest, "key" | "expected_total" | "seats"> & {
  consents?: NewRequest["consents"];
};

/**
 * The same for the same request, in whatever order its parts were sent. What somebody expected to pay
 * is no part of it: a request that was made at the old price is found again after the new one.
 * `besides` is what else makes it another request.
 */
export function hashBody(
  { key: _, expected_total: __, ...body }: Body,
  besides: object = {},
): string {
  const seats = body.seats.toSorted((a, b) => (a.option_id < b.option_id ? -1 : 1));
  const consents = body.consents?.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  return createHash("sha256")
    .update(canonical({ ...body, ...besides, seats, consents }))
    .digest("hex");
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
