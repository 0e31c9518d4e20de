import { randomUUID } from "node:crypto";
import { addDays } from "date-fns/addDays";
import { draftComments, draftLinks } from "../modules/sites/draft-links/draft-link.table.ts";
import type { TestApp } from "./create-test-app.ts";

/** A link that shows the draft of a site, and a comment that was left by it in these words. */
export async function shareDraft(
  { db, services }: Pick<TestApp, "db" | "services">,
  siteId: number,
  words: string,
) {
  const expiresAt = addDays(services.now(), 7);
  const [link] = await db
    .insert(draftLinks)
    .values({ siteId, tokenHash: randomUUID(), title: words, expiresAt })
    .returning();
  const said = { page: "main" as const, blockId: "gone", blockType: 3, author: words, text: words };
  const [comment] = await db
    .insert(draftComments)
    .values({ linkId: link!.id, ...said })
    .returning();
  return { draftLink: link!.id, draftComment: comment!.id };
}
