import { pageReadingHeader } from "@tour/api";
import type { TourContract } from "@tour/api/contract";
import type { Context } from "hono";
import type { Database } from "../db/database.ts";
import { noReplicas } from "../db/replicas.ts";
import type { Services } from "../platform/services.ts";
import { Refusal } from "./errors/errors.ts";

/**
 * Calls that show what is published to everybody. Search is not among them: what it holds in memory
 * is as new as the primary. Neither is anything of one visitor's own, who reads what they just wrote.
 */
const calls = new Set<string>([
  "customPage",
  "customDocumentPage",
  "customSiteOrgData",
  "customMetadata",
  "toursCrm",
  "tourCrm",
  "toursSchedule",
  "siteMockTours",
  "siteMockTour",
  "publishedSites",
  "marketOrganizer",
  "marketOrganizers",
  "marketplaceInfo",
  "marketCollections",
  "tour",
  "tourQuestion",
  "tourReviews",
  "tourProgram",
  "tourCities",
  "organizerPublicInfo",
  "organizerReviews",
] satisfies (keyof TourContract)[]);

interface Reading {
  name: string;
  c: Context;
  siteHost: string | null;
  services: Services;
}

/**
 * Runs a handler on the tenant's replica where it may be: a call of the list, made without a cookie,
 * so that whoever is signed in always reads what they wrote. A site's server that was answered by
 * replicas which are not equally far asks for the primary. When the replica fails, the primary answers.
 */
export function readFromReplica<T>(
  { name, c, siteHost, services }: Reading,
  run: (db: Database) => Promise<T> | T,
): Promise<T> | T {
  const { db, replicas } = services;
  if (replicas === noReplicas) return run(db);
  const isOpen =
    calls.has(name) &&
    c.req.header("cookie") === undefined &&
    c.req.header(pageReadingHeader) !== "primary";
  const tenant = siteHost ?? c.req.query("site_id") ?? "";
  const replica = isOpen ? replicas.choose(tenant) : undefined;
  return replica ? tryReplica(replica) : run(db);

  async function tryReplica(chosen: Database): Promise<T> {
    try {
      return await run(chosen);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      const answer = await run(db);
      services.log.warn({ call: name, error }, "replica did not answer");
      replicas.leave(tenant, error);
      return answer;
    }
  }
}
