import type { QueryClient } from "@tanstack/react-query";
import { ApiError, isUnreachable, retriedStatuses } from "@tour/api";
import type { Tourist } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client, describeFailure } from "@tour/office/api";
import { readRefusal } from "@tour/office/forms";
import { offlineTexts as texts } from "../texts/offline.ru.ts";
import {
  changeUnsent,
  isStorageFailure,
  passStorageFailure,
  readUnsent,
  removeUnsent,
  touristFields,
} from "./unsent.ts";
import type { TouristFields, Unsent, UnsentNote, UnsentTourist } from "./unsent.ts";

/** Whether the same may be taken later: no answer, a server in trouble, a session that is over. */
const mayComeLater = (error: unknown): boolean =>
  isUnreachable(error) ||
  (error instanceof ApiError &&
    (error.status === 401 || (error.status !== 409 && retriedStatuses.includes(error.status))));

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
  for (const entry of await readUnsent()) {
    if (entry.refusal !== null || (entry.kind === "tourist" && entry.theirs)) continue;
    try {
      await sendOne(queryClient, entry);
    } catch (error) {
      if (isStorageFailure(error)) throw error;
      if (mayComeLater(error)) return;
      await changeUnsent({ ...entry, ...describeRefusal(entry, error) });
    }
  }
}

const sendOne = (queryClient: QueryClient, entry: Unsent): Promise<void> =>
  entry.kind === "note" ? sendNote(queryClient, entry) : sendTourist(queryClient, entry);

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

/** What the server said, in one sentence and at the fields that the form will show. */
function describeRefusal(
  { kind }: Unsent,
  error: unknown,
): Required<Pick<Unsent, "refusal" | "told">> {
  const told =
    error instanceof ApiError ? readRefusal(error, kind === "note" ? "" : "tourists.0.") : {};
  const words = Object.values(told).flat();
  return { told, refusal: words.length > 0 ? words.join(" ") : describeFailure(error) };
}
