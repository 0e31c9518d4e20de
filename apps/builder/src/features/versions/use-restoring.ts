import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Block, PageType } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { takePicked } from "@tour/blocks/definitions";
import type { BlockDifference } from "@tour/blocks/definitions";
import { client } from "@tour/office/api";
import type { History } from "../../document/history.ts";
import { keptHistories } from "../../document/kept-histories.ts";
import { nameBlock } from "../../document/name-block.ts";
import { reportHistory } from "../../document/report-history.ts";
import { texts } from "../../texts/ru.ts";
import { siteUndoOf } from "../../undo/site-undo.ts";

/** What is brought back: a version whole, or one block as the version has it and where. */
export interface Restoration {
  version: number;
  block?: BlockDifference;
}

/**
 * Brings what was published back into the draft: one step of its page, which is taken back here as long
 * as the screen stays, and by the one undo of the site from anywhere.
 */
export function useRestoring(organizerId: number, type: PageType) {
  const queryClient = useQueryClient();
  const page = { organizerId, type };
  const report = (history: History) => reportHistory(siteUndoOf(organizerId), page, history);
  const query = { organizer_id: organizerId, type };
  const settle = () =>
    Promise.all([
      queryClient.invalidateQueries(builderQueries.site(client, organizerId)),
      queryClient.invalidateQueries(builderQueries.unpublishedBlocks(client, organizerId, type)),
      queryClient.invalidateQueries(builderQueries.page(client, organizerId, type)),
    ]);
  const put = async (
    { version, block }: Restoration,
    before: { blocks: Block[]; version: number },
  ) => {
    if (!block) {
      const body = { version, draft_version: before.version };
      return client.restorePageVersion({ query, body });
    }
    const { data: old } = await client.getPageVersion({ query: { ...query, version } });
    const blocks = takePicked(old.blocks, before.blocks, new Set([block.id]));
    return client.savePageBlocks({ query, body: { blocks, version: before.version } });
  };
  const restore = useMutation({
    mutationFn: async (wanted: Restoration) => {
      const { data: before } = await client.getPage({ query });
      await put(wanted, before);
      const { data: after } = await client.getPage({ query });
      report(keptHistories.record(page, before.blocks, after.blocks));
      return { before, after };
    },
    onSuccess: settle,
  });
  const undo = useMutation({
    mutationFn: async ({ before, after }: NonNullable<typeof restore.data>) => {
      await client.savePageBlocks({
        query,
        body: { blocks: before.blocks, version: after.version },
      });
      report(keptHistories.takeBack(page, before.blocks, after.blocks));
    },
    onSuccess: () => {
      restore.reset();
      return settle();
    },
  });
  return {
    restore,
    undo,
    reset: () => {
      restore.reset();
      undo.reset();
    },
  };
}

/** What is said once it is back. */
export function describeRestoration({ version, block }: Restoration): string {
  if (!block?.before) return texts.versions.restored(version);
  return texts.versions.restoredBlock(nameBlock(block.before));
}
