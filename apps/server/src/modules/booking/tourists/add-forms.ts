import type { Database } from "../../../db/database.ts";
import type { PricedParty } from "../price-party.ts";
import { tourists } from "../tourist.table.ts";

const order = ["person", "child", "infant"];

/** Gives each of a request's people a form, in its transaction; a supplement is nobody. */
export async function addForms(
  tx: Database,
  requestId: number,
  lines: PricedParty["lines"],
): Promise<void> {
  const forms = lines
    .filter(({ kind }) => kind !== "supplement")
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .flatMap(({ optionId, count }) => Array.from({ length: count }, () => optionId))
    .map((optionId, index) => ({ requestId, optionId, position: index + 1 }));
  await tx.insert(tourists).values(forms);
}
