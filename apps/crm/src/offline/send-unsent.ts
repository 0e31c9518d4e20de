import type { QueryClient } from "@tanstack/react-query";
import type { Tourist } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { offlineTexts as texts } from "../texts/offline.ru.ts";
import { LaterError, describeRefusal, mayComeLater } from "./describe-refusal.ts";
import type { UnsentDeed } from "./unsent-deed.ts";
import {
  changeUnsent,
  isDeed,
  isStorageFailure,
  passStorageFailure,
  readUnsent,
  removeUnsent,
  touristFields,
  unsentStore,
} from "./unsent.ts";
import type { TouristFields, Unsent, UnsentNote, UnsentTourist } from "./unsent.ts";

/**
 * Sends what waits, in the order in which it was written; one window at a time does. What the server
 * refuses stays with its reason, and what follows is sent. Where the browser gives back nothing, that
 * is told, and tried again later: what has a repeat key is written once however often it is sent.
 */
export async function sendUnsent(queryClient: QueryClient): Promise<void> {
  await navigator.locks
    .request("office-unsent", { ifAvailable: true }, async (lock) => {
      if (lock) await sendAll(queryClient);
    })
    .catch(passStorageFailure);
}

async function sendAll(queryClient: QueryClient): Promise<void> {
  // Each once: what is written or taken back meanwhile goes, too.
  const gone = new Set<string>();
  const nameOf = (entry: Unsent) => `${entry.id} ${isDeed(entry) && entry.isTakenBack}`;
  const mayGo = (entry: Unsent) =>
    entry.refusal === null &&
    !(entry.kind === "tourist" && entry.theirs) &&
    !gone.has(nameOf(entry));
  for (;;) {
    const entry = (await readUnsent()).find(mayGo);
    if (!entry) return;
    gone.add(nameOf(entry));
    unsentStore.setState({ sending: entry.id });
    try {
      await sendOne(queryClient, entry);
    } catch (error) {
      if (isStorageFailure(error)) throw error;
      if (mayComeLater(error)) return;
      await changeUnsent({ ...entry, ...describeRefusal(entry, error) });
    } finally {
      unsentStore.setState({ sending: null });
    }
  }
}

function sendOne(queryClient: QueryClient, entry: Unsent): Promise<void> {
  if (entry.kind === "note") return sendNote(queryClient, entry);
  if (entry.kind === "tourist") return sendTourist(queryClient, entry);
  return sendDeed(queryClient, entry);
}

/** By code of its own: most who sell never do anything on the way. */
async function sendDeed(queryClient: QueryClient, deed: UnsentDeed): Promise<void> {
  const loaded = await import("./send-deed.ts").catch(() => null);
  // Where the code can't be had now, the deed goes later.
  if (!loaded) throw new LaterError();
  await loaded.sendDeed(queryClient, deed);
}

async function sendNote(queryClient: QueryClient, note: UnsentNote): Promise<void> {
  const { id: key, requestId, text } = note;
  const { data } = await client.addRequestNote({ body: { id: requestId, text, key } });
  queryClient.setQueryData(["request", requestId, "tasks"], data);
  await removeUnsent(key);
}

/** Writes what was typed; where others wrote something else meanwhile, somebody has to choose. */
async function sendTourist(queryClient: QueryClient, entry: UnsentTourist): Promise<void> {
  const { requestId, touristId, typed, was } = entry;
  const { data: request } = await client.getRequest({ query: { id: requestId } });
  const now = request.tourists.find(({ id }) => id === touristId);
  if (!now) return changeUnsent({ ...entry, refusal: texts.noTourist });
  const theirs = findTheirs(now, was, typed);
  if (theirs) return changeUnsent({ ...entry, theirs });
  await client.updateTourists({
    query: { request_id: requestId },
    body: { tourists: [{ id: touristId, ...typed }] },
  });
  await removeUnsent(entry.id);
  await queryClient.invalidateQueries(builderQueries.request(client, requestId));
}

/** What stands now in fields that one typed in, and is neither what it was nor what was typed. */
export function findTheirs(
  now: Tourist,
  was: TouristFields,
  typed: Partial<TouristFields>,
): Partial<TouristFields> | null {
  const others = touristFields.filter(
    (field) => field in typed && now[field] !== was[field] && now[field] !== typed[field],
  );
  return others.length > 0 ? Object.fromEntries(others.map((field) => [field, now[field]])) : null;
}
