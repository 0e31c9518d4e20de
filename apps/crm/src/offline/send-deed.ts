import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { changeDeed } from "./change-deed.ts";
import { runGivenUp } from "./in-flight.ts";
import { LaterError, describeRefusal, mayComeLater } from "./describe-refusal.ts";
import { performDate, revertDate } from "./perform-date.ts";
import { performMessage, revertMessage } from "./perform-message.ts";
import { performNotice, revertNotice } from "./perform-notice.ts";
import { performPhoto, revertPhoto } from "./perform-photo.ts";
import type { UnsentDeed } from "./unsent-deed.ts";
import { isStorageFailure } from "./unsent.ts";

/**
 * Does on the server what was done on the way, or undoes it where it was taken back. What the server
 * refuses stays with its reason. Throws what may be tried later.
 */
export async function sendDeed(queryClient: QueryClient, waiting: UnsentDeed): Promise<void> {
  // Where there is surely no network nothing leaves the device, and it may say so.
  if (!navigator.onLine) throw new LaterError();
  const deed = await changeDeed(waiting, (now) =>
    now.isTakenBack || now.wasSent !== "no" ? now : { ...now, wasSent: "maybe" },
  );
  // Taken back before it went, or done by another window.
  if (!deed || deed.settledAt !== null) return;
  const { isTakenBack } = deed;
  let learnt: Partial<UnsentDeed>;
  try {
    learnt = await runGivenUp(deed.id, (givenUp) => doDeed(queryClient, deed, givenUp));
  } catch (error) {
    // Taken back while it hung: whether it comes is not known, so it is undone next.
    if (error instanceof DOMException && error.name === "AbortError") return;
    if (isStorageFailure(error) || mayComeLater(error)) throw error;
    await changeDeed(deed, (now) => refuse(now, isTakenBack, error));
    return;
  }
  await changeDeed(deed, (now) =>
    toDeed(now, {
      ...learnt,
      refusal: null,
      wasSent: isTakenBack ? "no" : "yes",
      // Taken back while it was on its way: what arrived is undone next.
      settledAt: now.isTakenBack === isTakenBack ? Date.now() : null,
    }),
  );
}

/** Does it, or undoes it, and has screens read anew what it touched; answers what was learnt of it. */
export async function doDeed(
  queryClient: QueryClient,
  deed: UnsentDeed,
  givenUp?: AbortSignal,
): Promise<Partial<UnsentDeed>> {
  const learnt = await (deed.isTakenBack ? revert(deed) : perform(deed, givenUp));
  const predicate = ({ queryKey }: { queryKey: QueryKey }) => isTouched(queryKey, deed);
  // What can't be read now is read later: the deed is done.
  void queryClient.invalidateQueries({ predicate });
  return learnt;
}

/** Kinds differ in fields that are never changed here. */
const toDeed = <Deed extends UnsentDeed>(deed: Deed, changes: Partial<UnsentDeed>): Deed =>
  ({ ...deed, ...changes }) as Deed;

function refuse(now: UnsentDeed, wasTakenBack: boolean, error: unknown): UnsentDeed | null {
  // Nothing was done, and nothing is wanted any more.
  if (now.isTakenBack && !wasTakenBack) return null;
  const wasSent = wasTakenBack ? now.wasSent : "no";
  return { ...now, ...describeRefusal(now, error), wasSent };
}

/** What the server knows by a key may be given up: undone before it comes, it does not come at all. */
function perform(deed: UnsentDeed, givenUp?: AbortSignal): Promise<Partial<UnsentDeed>> {
  switch (deed.kind) {
    case "notice":
      return performNotice(deed, givenUp);
    case "date":
      return performDate(deed);
    case "photo":
      return performPhoto(deed);
    case "message":
      return performMessage(deed, givenUp);
  }
}

function revert(deed: UnsentDeed): Promise<Partial<UnsentDeed>> {
  switch (deed.kind) {
    case "notice":
      return revertNotice(deed);
    case "date":
      return revertDate(deed);
    case "photo":
      return revertPhoto(deed);
    case "message":
      return revertMessage(deed);
  }
}

const touched = ["on-the-way", "departures", "all-tours", "questions", "home"];

const isTouched = ([first, second, third]: QueryKey, { organizerId }: UnsentDeed): boolean =>
  first === "organizer" && second === organizerId && touched.includes(`${third}`);
