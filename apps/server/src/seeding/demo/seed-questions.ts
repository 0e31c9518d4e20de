import { demoQuestions } from "@tour/demo";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { accountOf } from "../../http/context.ts";
import { helpEvents, helpRequests } from "../../modules/help-requests/help-request.table.ts";
import { tours } from "../../modules/tours/tour.table.ts";

/** Keeps the demo's questions as they were asked and answered: in the past, and without letters. */
export async function seedQuestions(owner: RequestContext, organizerId: number): Promise<void> {
  const { db } = owner;
  const { id: userId } = accountOf(owner);
  const ago = (minutes: number) => new Date(owner.now().getTime() - minutes * 60_000);
  for (const { tour, minutesAgo, events = [], ...question } of demoQuestions) {
    const values = { ...question, organizerId, createdAt: ago(minutesAgo) };
    const page = tour ? await findPage(owner, tour) : "/";
    const [made] = await db
      .insert(helpRequests)
      .values({ ...values, page })
      .returning();
    for (const { kind, text, minutesAgo: done } of events) {
      const by = { helpRequestId: made!.id, userId, createdAt: ago(done) };
      await db.insert(helpEvents).values({ ...by, kind, text });
    }
  }
}

async function findPage({ db }: RequestContext, title: string): Promise<string> {
  const [tour] = await db.select({ slug: tours.slug }).from(tours).where(eq(tours.title, title));
  if (!tour) throw new Error(`The demo has no tour "${title}"`);
  return `/${tour.slug}`;
}
