import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PageType } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { takePicked } from "@tour/blocks/definitions";
import type { BlockDifference } from "@tour/blocks/definitions";
import { client } from "@tour/office/api";
import { nameBlock } from "../../document/name-block.ts";
import { texts } from "../../texts/ru.ts";

/** What is brought back: a version whole, or one block as the version has it and where. */
export interface Restoration {
  version: number;
  block?: BlockDifference;
}

/** Brings what was published back into the draft; the draft before is kept here until the screen is left. */
export function useRestoring(organizerId: number, type: PageType) {
  const queryClient = useQueryClient();
  const query = { organizer_id: organizerId, type };
  const settle = () =>
    Promise.all([
      queryClient.invalidateQueries(builderQueries.site(client, organizerId)),
      queryClient.invalidateQueries(builderQueries.unpublishedBlocks(client, organizerId, type)),
      queryClient.invalidateQueries(builderQueries.page(client, organizerId, type)),
    ]);
  const restore = useMutation({
    mutationFn: async ({ version, block }: Restoration) => {
      const { data: before } = await client.getPage({ query });
      if (!block) {
        const body = { version, draft_version: before.version };
        const { data } = await client.restorePageVersion({ query, body });
        return { before, after: data.version };
      }
      const { data: old } = await client.getPageVersion({ query: { ...query, version } });
      const blocks = takePicked(old.blocks, before.blocks, new Set([block.id]));
      const { data } = await client.savePageBlocks({
        query,
        body: { blocks, version: before.version },
      });
      return { before, after: data.version };
    },
    onSuccess: settle,
  });
  const undo = useMutation({
    mutationFn: ({ before, after }: NonNullable<typeof restore.data>) =>
      client.savePageBlocks({ query, body: { blocks: before.blocks, version: after } }),
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
