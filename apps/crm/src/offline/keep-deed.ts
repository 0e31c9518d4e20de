import type { QueryClient } from "@tanstack/react-query";
import type { SiteNotice } from "@tour/api";
import { takeBackDeed } from "./change-deed.ts";
import { sendUnsent } from "./send-unsent.ts";
import type { UnsentDeed } from "./unsent-deed.ts";
import { keepUnsent, unsentStore } from "./unsent.ts";

/** What of a deed is made here. */
type Own = "owner" | "refusal" | "told" | "organizerId" | "at" | "id" | keyof Fresh;
type Written<Kind> = Kind extends UnsentDeed ? Omit<Kind, Own> : never;
type Fresh = Pick<UnsentDeed, "wasSent" | "isTakenBack" | "settledAt">;

export type WrittenDeed = Written<UnsentDeed>;

interface Of {
  organizerId: number;
  /** One that was refused, which this one takes the place of. */
  mended?: UnsentDeed | undefined;
}

/**
 * Keeps what is done on the way, and sends it at once where the server is in reach. It is kept first, so
 * that nothing is lost with the window. Where the browser keeps nothing it is only sent, and this throws
 * what stops that.
 */
export async function keepDeed(
  queryClient: QueryClient,
  { organizerId, mended }: Of,
  written: WrittenDeed,
): Promise<"kept" | "sent"> {
  const fresh: Fresh = { wasSent: "no", isTakenBack: false, settledAt: null };
  const { id, at } = mended ?? { id: crypto.randomUUID(), at: Date.now() };
  return keepOrSend(queryClient, { ...written, ...fresh, organizerId, id, at });
}

/** Takes a notice off the site, whoever put it up: it is one's own that is taken back, or as good as that. */
export async function removeNotice(
  queryClient: QueryClient,
  { organizerId, zone }: { organizerId: number; zone: string },
  { key: id, text, until }: SiteNotice,
): Promise<void> {
  const { settled } = unsentStore.getState();
  const own = settled.find((deed) => deed.id === id);
  if (own) {
    await takeBackDeed(own);
    void sendUnsent(queryClient);
    return;
  }
  const sent = { wasSent: "yes", isTakenBack: true, settledAt: null } as const;
  const said = { kind: "notice" as const, text, until, zone };
  const deed = { ...said, ...sent, organizerId, id, at: Date.now() };
  await keepOrSend(queryClient, deed);
}

async function keepOrSend(
  queryClient: QueryClient,
  deed: Extract<Parameters<typeof keepUnsent>[0], Fresh>,
): Promise<"kept" | "sent"> {
  try {
    await keepUnsent(deed);
  } catch {
    const { doDeed } = await import("./send-deed.ts");
    await doDeed(queryClient, { ...deed, owner: "", refusal: null } as UnsentDeed);
    return "sent";
  }
  void sendUnsent(queryClient);
  return "kept";
}
