import type { Block } from "@tour/api";
import { blockTypes } from "@tour/blocks/definitions";
import { addDays } from "date-fns/addDays";
import type { RequestContext } from "../../http/context.ts";
import { editorHandlers } from "../../modules/editor/editor.handlers.ts";
import { schedulePublication } from "../../modules/editor/scheduling/schedule-publication.ts";

/** How long the demo's publication waits. */
const daysToWait = 60;

const words = "Маршруты будущего лета уже в расписании: выбирайте дату, пока группы собираются.";

/** A publication that waits for its time: new words of one block. The draft stays as it is published. */
export async function seedLater(context: RequestContext, organizerId: number): Promise<void> {
  const query = { organizer_id: organizerId, type: "main" } as const;
  const { blocks } = (await editorHandlers.getPage({ query }, context)).data;
  const announce = (block: Block): Block => {
    if (block.type !== blockTypes.aboutInfo) return block;
    const heading = { ...(block.content["heading"] as object), subtitle: words };
    return { ...block, content: { ...block.content, heading } };
  };
  await editorHandlers.savePageBlocks({ query, body: { blocks: blocks.map(announce) } }, context);
  const publishAt = addDays(context.now(), daysToWait);
  publishAt.setUTCHours(7, 0, 0, 0);
  await schedulePublication({ query, body: { publish_at: publishAt.toISOString() } }, context);
  await editorHandlers.savePageBlocks({ query, body: { blocks } }, context);
}
