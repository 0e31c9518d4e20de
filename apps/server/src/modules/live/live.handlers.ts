import type { Handlers, OfficeChanges } from "@tour/api";
import type { liveCalls } from "@tour/api/contract";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { isSeen } from "./is-seen.ts";
import { readChanges } from "./read-changes.ts";
import type { Reader } from "./read-changes.ts";
import { listViewers, noteViewer } from "./viewers.ts";
import type { Viewed } from "./viewers.ts";

/** What colleagues and guests do while somebody works. */
export const liveHandlers: Handlers<typeof liveCalls, RequestContext> = {
  officeChanges: async ({ query }, context) => {
    const {
      organizer_id: organizerId,
      since,
      viewed_kind: kind,
      viewed_id: id,
      viewed_part: part = null,
    } = query;
    const { id: userId, memberships } = accountOf(context);
    const membership = memberships.find((one) => one.organizerId === organizerId);
    const reader = { organizerId, userId, role: membership?.role ?? "owner" };
    const viewers = id === undefined ? [] : await lookAt(context, reader, { kind, id, part });
    return { data: { ...(await readChanges(context.db, reader, since)), viewers } };
  },
};

/** Who else looks at what one looks at oneself; 404 for what one may not see. */
async function lookAt(
  { db }: RequestContext,
  reader: Reader,
  viewed: Viewed,
): Promise<OfficeChanges["viewers"]> {
  if (!(await isSeen(db, reader, viewed))) throw notFound();
  await noteViewer(db, viewed, reader.userId);
  return listViewers(db, viewed, reader.userId);
}
