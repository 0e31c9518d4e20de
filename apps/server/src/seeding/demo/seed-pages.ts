import { documentTypes } from "@tour/api";
import type { Block, PageType } from "@tour/api";
import { editorHandlers } from "../../modules/editor/editor.handlers.ts";
import { documentHandlers } from "../../modules/documents/document.handlers.ts";
import type { RequestContext } from "../../http/context.ts";
import type { DemoOrganizer, FindPicture } from "@tour/demo";
import { layOutPages } from "@tour/demo";

/** Designs the pages by the builder's own calls, and publishes them. */
export async function seedPages(
  context: RequestContext,
  organizerId: number,
  demo: DemoOrganizer,
  picture: FindPicture,
): Promise<void> {
  const organizer_id = organizerId;
  const query = { organizer_id };
  await editorHandlers.changePreset({ query, body: { preset_type: demo.presetType } }, context);
  const pages = layOutPages(demo, picture);
  for (const type of ["main", "tour"] as const satisfies PageType[]) {
    const { data } = await editorHandlers.savePageBlocks(
      { query: { organizer_id, type }, body: { blocks: pages[type] } },
      context,
    );
    requireSound(data.blocks, demo.host);
  }
  await writeDocuments(context, organizerId);
  await editorHandlers.publishData(
    { query: { organizer_id, type: "site" }, body: undefined },
    context,
  );
}

/** Agreement and policy as the builder suggests them to every organiser. */
async function writeDocuments(context: RequestContext, organizer_id: number): Promise<void> {
  for (const type of documentTypes) {
    const query = { organizer_id, type };
    const { data } = await documentHandlers.getDocument({ query }, context);
    const fields = { html: data.template, is_displayed: true };
    await documentHandlers.updateDocument({ query, body: { fields } }, context);
  }
}

/** The demo shows what is right: a block that breaks its rules is a mistake of ours. */
function requireSound(blocks: Block[], host: string): void {
  for (const { type, status, validation } of blocks) {
    if (status !== 2) throw new Error(`${host}, block ${type}: ${JSON.stringify(validation)}`);
  }
}
