import type { BookingOffer } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { ServerEnv } from "../../../platform/env/env.ts";
import { canBookThere, readMarketplace } from "../../marketplace/read-marketplace.ts";
import type { PublishedDocuments } from "../../sites/site-content.ts";
import { urlOf } from "../../sites/site-metadata.ts";
import { sites } from "../../sites/site.table.ts";
import { readAgent } from "./read-agent.ts";

interface SaleContext {
  /** Of the marketplace. */
  documents: PublishedDocuments;
  env: ServerEnv;
  takesPayments: boolean;
}

/** On what terms the marketplace sells a tour, and where its organiser sells it themselves. */
export async function readMarketSale(
  db: Database,
  { organizerId, slug }: { organizerId: number; slug: string },
  { documents, env, takesPayments }: SaleContext,
): Promise<NonNullable<BookingOffer["agent"]>> {
  const [site] = await db.select().from(sites).where(eq(sites.organizerId, organizerId));
  return {
    ...(await readAgent(db, organizerId)),
    tour_url: site ? `${urlOf(site, env)}/${slug}` : null,
    can_book: canBookThere(await readMarketplace(db), documents),
    takes_payments: takesPayments,
  };
}
