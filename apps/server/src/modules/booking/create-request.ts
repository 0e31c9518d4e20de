import { requestBeginnings } from "@tour/api";
import type { NewRequest } from "@tour/api";
import type { Database } from "../../db/database.ts";
import type { PublishedDocuments } from "../sites/site-content.ts";
import { readSale, startOf } from "./first-status.ts";
import { hashBody } from "./hash-body.ts";
import { makeRequest } from "./make-request.ts";
import type { MakingContext } from "./make-request.ts";
import { readConsents } from "./read-consents.ts";
import type { requests } from "./request.table.ts";

export interface NewRequestContext extends MakingContext {
  /** What the site, or the marketplace, shows that is agreed to. */
  documents: PublishedDocuments;
  /** Of the client, by which requests are limited. */
  address: string;
}

/** A visitor makes a request on a site: see `makeRequest`. */
export async function createRequest(
  db: Database,
  { consents, ...wanted }: NewRequest,
  { documents, address, ...context }: NewRequestContext,
): Promise<typeof requests.$inferSelect> {
  const bodyHash = hashBody({ ...wanted, consents });
  return makeRequest(db, { wanted, bodyHash }, context, {
    by: { actor: "visitor" },
    address,
    sale: await readSale(db, context.manifestId),
    start: startOf,
    consents: (party) => readConsents(consents, { documents, party }),
    emails: (status) => requestBeginnings[status].emails,
  });
}
