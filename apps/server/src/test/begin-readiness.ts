import type { Block, Image, PageType, ReadinessName } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import { createOrganizer } from "./create-organizer.ts";
import type { TestApp } from "./create-test-app.ts";
import { media } from "../modules/media/media.table.ts";

export type TestReadiness = Awaited<ReturnType<typeof beginReadiness>>;

/** For tests: a new organiser, what is found of them, and what they change. */
export async function beginReadiness(app: TestApp) {
  const own = await createOrganizer(app);
  const query = { organizer_id: own.id };
  const readAll = async () => (await app.call("readiness", { query }, own.editor)).data;
  /** A check of the organiser; undefined where it is not asked of them. */
  const read = async (name: ReadinessName) => (await readAll()).find((one) => one.name === name);
  return {
    ...{ own, query, readAll, read },
    isDone: async (name: ReadinessName) => (await read(name))?.is_done,
    attach: () => app.call("attachSite", { body: query }, own.owner),
    publish: () => app.call("publishData", { query: { ...query, type: "site" } }, own.owner),
    save: (type: PageType, ...blocks: Block[]) =>
      app.call("savePageBlocks", { query: { ...query, type }, body: { blocks } }, own.owner),
    set: (settings: object) =>
      app.call("updateMainPageSetting", { query, body: { settings } }, own.editor),
    change: (body: object) =>
      app.call("updateOrganizer", { query: { id: own.id }, body }, own.owner),
    /** A picture of the library, of this width. */
    addPicture: async (width: number): Promise<Image> => {
      const key = crypto.randomUUID().replaceAll("-", "").slice(0, 22);
      const row = { key, organizerId: own.id, name: "lake.jpg", width, height: width };
      await app.db.insert(media).values(row);
      return { url: `/media/${key}/{size}`, alt: "Озеро", focal_x: 0.5, focal_y: 0.5 };
    },
  };
}

/** The first screen in words of the organiser's own, with what a test says of it. */
export function ownIntro(content: Record<string, unknown> = {}): Block {
  const block = createBlock(3);
  const none = { media: null, primary_link: null, secondary_link: null, badges: [] };
  const words = { title: "Ходим по Алтаю", subtitle: "Вдвоём и вчетвером" };
  return { ...block, content: { ...block.content, ...none, ...words, ...content } };
}
