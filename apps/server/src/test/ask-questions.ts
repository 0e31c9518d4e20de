import { addDays } from "date-fns/addDays";
import { helpEvents, helpRequests } from "../modules/help-requests/help-request.table.ts";
import type { TestApp } from "./create-test-app.ts";

/** Guests ask on an organiser's site in these words; some of the questions are closed. */
export async function askQuestions(
  { db, services }: Pick<TestApp, "db" | "services">,
  organizerId: number,
  words: string,
) {
  const asked = { organizerId, name: words, phone: "", message: words, page: "" };
  const email = "guest@example.com";
  const [open, closed, toBook, toUndo] = await db
    .insert(helpRequests)
    .values([
      { ...asked, email, status: "new" },
      { ...asked, email, status: "closed" },
      { ...asked, email, status: "new" },
      { ...asked, email, status: "closed" },
    ])
    .returning();
  const [event] = await db
    .insert(helpEvents)
    .values({
      helpRequestId: toUndo!.id,
      ...{ kind: "closed", statusBefore: "new", text: words },
      createdAt: addDays(services.now(), 1),
    })
    .returning();
  return {
    questionEvent: event!.id,
    question: open!.id,
    closedQuestion: closed!.id,
    questionToBook: toBook!.id,
  };
}
