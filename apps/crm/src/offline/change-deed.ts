import { giveUpSending } from "./in-flight.ts";
import type { UnsentDeed } from "./unsent-deed.ts";
import { askUnsent, readUnsent } from "./unsent.ts";

/**
 * Changes a deed as it is now on the device, whatever the sender or another window made of it meanwhile;
 * answers it, or nothing where it is gone. Null as the change erases it, the same deed leaves it.
 */
export async function changeDeed<Deed extends UnsentDeed>(
  { id }: Deed,
  change: (now: Deed) => Deed | null,
): Promise<Deed | null> {
  const changed = await navigator.locks.request("office-unsent-deed", async () => {
    const now = await askUnsent<Deed | undefined>("readonly", (store) => store.get(id));
    if (!now) return null;
    const next = change(now);
    if (next === null) await askUnsent("readwrite", (store) => store.delete(id));
    else if (next !== now) await askUnsent("readwrite", (store) => store.put(next));
    return next;
  });
  await readUnsent();
  return changed;
}

/**
 * Takes a deed back: what never left the device is erased, what was sent, or may have been, is undone on
 * the server as soon as it is reached. Answers which of both.
 */
export async function takeBackDeed(deed: UnsentDeed): Promise<"erased" | "undoing"> {
  const left = await changeDeed(deed, (now) =>
    now.wasSent === "no" ? null : { ...now, isTakenBack: true, settledAt: null, refusal: null },
  );
  if (!left) return "erased";
  giveUpSending(deed.id);
  return "undoing";
}

/** What could not be taken back stays done. */
export const leaveDeed = (deed: UnsentDeed) =>
  changeDeed(deed, (now) => ({
    ...now,
    ...{ isTakenBack: false, refusal: null, settledAt: Date.now() },
  }));

/** How long what has arrived can be taken back by its line, in ms. */
const keptFor = 3 * 24 * 3_600_000;

/** Erases what arrived long ago. */
export async function forgetOldDeeds(deeds: readonly UnsentDeed[], now = Date.now()) {
  for (const deed of deeds) {
    if (deed.settledAt === null || now - deed.settledAt < keptFor) continue;
    await changeDeed(deed, () => null);
  }
}
