import type { Call } from "@tour/api";
import type { TourContract } from "@tour/api/contract";

/** Calls of everyone's whose `id` is an organiser's number. */
const ofOrganizers = ["organizerPublicInfo", "organizerReviews", "marketOrganizer"];

/**
 * Where a call's schemas name an id or a file, or a version to read, but the organiser's number;
 * ids of parts within a tour, a block or a request are its own, and a shop's the provider's.
 */
export function namesOfIds(name: keyof TourContract, call: Call): string[] {
  // Staff look after everybody's; nobody else makes these calls, as the table of rights says.
  if (call.access === "staff") return [];
  const organizer = call.organizer ?? (ofOrganizers.includes(name) ? "id" : "organizer_id");
  return (["query", "body"] as const)
    .flatMap((part) => listKeys(call[part], part))
    .filter((path) => path !== "body.block.id" && /[._]ids?$|^query\.version$/.test(path))
    .filter(
      (path) =>
        ![
          organizer,
          "question_id",
          "program_id",
          "option_id",
          "shop_id",
          "payment_id",
          "block_id",
        ].includes(path.split(".").pop()!),
    );
}

function listKeys(schema: unknown, path: string): string[] {
  const { entries, wrapped } = (schema ?? {}) as { entries?: object; wrapped?: unknown };
  if (wrapped) return listKeys(wrapped, path);
  return Object.entries(entries ?? {}).flatMap(([key, inner]) => [
    `${path}.${key}`,
    ...listKeys(inner, `${path}.${key}`),
  ]);
}
