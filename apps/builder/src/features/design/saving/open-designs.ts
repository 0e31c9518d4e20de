import type { QueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { followLastSave } from "@tour/office/unsaved-changes";
import { createDesignBackup } from "./design-backup.ts";
import type { DesignBackup } from "./design-backup.ts";
import type { Design } from "./design-parts.ts";
import { createDesignSaver } from "./design-saver.ts";
import type { DesignSaver } from "./design-saver.ts";

/** Those of this window, of each organiser: they go on saving when the screen is left. */
const open = new Map<number, DesignSaver>();

interface Opened {
  organizerId: number;
  /** As the server has it. */
  server: Design;
  /** Who may not change it has nothing to send either. */
  isOwner: boolean;
}

const noBackup: DesignBackup = { read: () => null, write: () => false, clear: () => {} };

/** The design of an organiser's site, with what an earlier visit could not send of it. */
export function openDesign(
  queryClient: QueryClient,
  { organizerId, server, isOwner }: Opened,
): DesignSaver {
  const opened = open.get(organizerId);
  if (opened) return opened;
  const presetQuery = builderQueries.preset(client, organizerId);
  const query = { organizer_id: organizerId };
  const saver = createDesignSaver({
    server,
    backup: isOwner ? createDesignBackup(window.localStorage, organizerId) : noBackup,
    save: async (body) => (await client.updatePresetData({ query, body })).data,
    saved: async (design) => {
      // An answer that was asked for before would bring the former design back.
      await queryClient.cancelQueries(presetQuery);
      queryClient.setQueryData(presetQuery.queryKey, (known) => known && { ...known, ...design });
      await queryClient.invalidateQueries(builderQueries.site(client, organizerId));
      await queryClient.invalidateQueries(builderQueries.presetList(client, organizerId));
    },
  });
  open.set(organizerId, saver);
  window.addEventListener("online", () => followDesign(organizerId, saver));
  return saver;
}

/** Sends what is left, and lets what reads the design wait for it. */
export function followDesign(organizerId: number, saver: DesignSaver): void {
  followLastSave(["design", organizerId], saver.flush());
}
