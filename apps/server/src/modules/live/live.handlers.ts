import type { Handlers, OfficeViewer } from "@tour/api";
import type { liveCalls } from "@tour/api/contract";
import { and, eq } from "drizzle-orm";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { isOwnRequest } from "../booking/own-request.ts";
import { requests } from "../booking/request.table.ts";
import { readChanges } from "./read-changes.ts";
import { listViewers, noteViewer } from "./viewers.ts";

/** What colleagues and guests do while somebody works. */
export const liveHandlers: Handlers<typeof liveCalls, RequestContext> = {
  officeChanges: async ({ query }, context) => {
    const { organizer_id: organizerId, since, request_id: requestId } = query;
    const { id: userId, memberships } = accountOf(context);
    const membership = memberships.find((one) => one.organizerId === organizerId);
    const reader = { organizerId, userId, role: membership?.role ?? "owner" };
    const viewers =
      requestId === undefined ? [] : await lookAt(context, { organizerId, requestId, userId });
    return { data: { ...(await readChanges(context.db, reader, since)), viewers } };
  },
};

/** Who else looks at a request that one looks at oneself; 404 for one that is not the organiser's. */
async function lookAt(
  context: RequestContext,
  { organizerId, requestId, userId }: { organizerId: number; requestId: number; userId: string },
): Promise<OfficeViewer[]> {
  const { db } = context;
  const isWanted = and(isOwnRequest(requestId, context), eq(requests.organizerId, organizerId));
  if ((await db.$count(requests, isWanted)) === 0) throw notFound();
  await noteViewer(db, requestId, userId);
  return listViewers(db, requestId, userId);
}
