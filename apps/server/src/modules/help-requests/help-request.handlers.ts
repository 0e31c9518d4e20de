import { createHash } from "node:crypto";
import type { Handlers, HelpRequest } from "@tour/api";
import type { helpRequestCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { findVisibleSite } from "../sites/find-tenant.ts";
import { countHelpRequest } from "./help-request-limit.ts";
import { helpRequests } from "./help-request.table.ts";
import { helpRequestTexts } from "./help-request.texts.ts";
import { notifyStaff } from "./notify-staff.ts";

/** Specification, section 7, "Booking". */
export const helpRequestHandlers: Handlers<typeof helpRequestCalls, RequestContext> = {
  submitHelpRequest: async ({ body }, context) => {
    const { db, env, jobs, address, now } = context;
    const site = await findVisibleSite(context, undefined);
    const wait = await countHelpRequest(db, address(), now());
    if (wait > 0) {
      throw new Refusal("too_many_requests", helpRequestTexts.tooMany, {
        headers: { "retry-after": String(wait) },
      });
    }
    const values = {
      ...body.data,
      organizerId: site?.organizerId ?? null,
      repeatKey: body.key ? hashOf(body.key, body.data) : null,
      createdAt: now(),
    };
    await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(helpRequests)
        .values(values)
        .onConflictDoNothing({ target: helpRequests.repeatKey })
        .returning();
      if (row) await notifyStaff({ db: tx, jobs }, { id: row.id, request: body.data, site, env });
    });
    return { success: true };
  },
};

/** Another question under a key, as after the way back to the form, is another one. */
const hashOf = (key: string, data: HelpRequest) =>
  createHash("sha256")
    .update(JSON.stringify([key, data]))
    .digest("base64url");
