import type { OfficeTask, OfficeTaskKind } from "@tour/api";
import { officeTaskKinds } from "@tour/api";
import { findGathering } from "./find-gathering.ts";
import { findIncomplete } from "./find-incomplete.ts";
import { findQuestions } from "./find-questions.ts";
import { findToReopen } from "./find-to-reopen.ts";
import { findOverdue, findToAnswer, findToConfirm, findToGiveBack } from "./request-tasks.ts";
import type { Found, TaskContext } from "./task.ts";

const finders: Record<OfficeTaskKind, (context: TaskContext) => Promise<Found>> = {
  confirm: findToConfirm,
  question: findQuestions,
  answer: findToAnswer,
  group: findGathering,
  reopen: findToReopen,
  refund: findToGiveBack,
  overdue: findOverdue,
  tourists: findIncomplete,
};

/** What an organiser has to do, the most urgent kind first; kinds of which there is nothing are left out. */
export async function listTasks(context: TaskContext): Promise<OfficeTask[]> {
  const found = await Promise.all(
    officeTaskKinds.map(async (kind) => ({ kind, ...(await finders[kind](context)) })),
  );
  return found.filter(({ count }) => count > 0);
}
