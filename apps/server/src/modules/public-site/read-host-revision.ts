import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { findTenant } from "../sites/find-tenant.ts";
import { readRevision } from "./read-revision.ts";

/** The revision of the data of the host that is asked for, as its metadata names it; null for nobody's. */
export async function readHostRevision(context: RequestContext): Promise<string | null> {
  try {
    return await readRevision(context, await findTenant(context, undefined));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
