import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "@tour/api";
import type { HelpEvent, HelpQuestion } from "@tour/api";
import type { TourContract } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { useToast } from "@tour/ui-kit/message";
import { giveBack } from "../../replies/given-back.ts";
import { useUndo } from "../../undo/use-undo.tsx";
import { inboxTexts as texts } from "../../texts/inbox.ru.ts";

/** How often one looks what colleagues did, in ms. */
const lookEvery = 15_000;

type Answer = Omit<CallInput<TourContract["answerHelpRequest"]>["body"], "id">;

/** A question as the server has it, and what can be done with it. */
export function useQuestion(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const offerUndo = useUndo();
  const query = builderQueries.question(client, id);
  const { data: question, dataUpdatedAt } = useQuery({ ...query, refetchInterval: lookEvery });

  function show(next: HelpQuestion): void {
    queryClient.setQueryData(query.queryKey, next);
    const lists = { queryKey: ["organizer", next.organizer_id, "questions"] };
    void queryClient.invalidateQueries(lists);
  }

  async function keep(call: Promise<{ data: HelpQuestion }>): Promise<HelpQuestion> {
    try {
      const { data } = await call;
      show(data);
      return data;
    } catch (error) {
      // A colleague may have been faster: what is refused is shown beside how things stand.
      void queryClient.invalidateQueries(query);
      throw error;
    }
  }

  async function keepForGood(call: Promise<{ data: HelpQuestion }>, done: string): Promise<void> {
    await keep(call);
    toast.show({ id: "question", text: done });
  }

  /** The same, of what can be taken back for a while; what was written is then given back. */
  async function keepForNow(
    call: Promise<{ data: HelpQuestion }>,
    { kind, done, text }: { kind: HelpEvent["kind"]; done: string; text?: string },
  ): Promise<void> {
    const { events } = await keep(call);
    const event = events.findLast((one) => one.kind === kind);
    if (!event) return;
    const undo = async () => {
      show((await client.undoHelpEvent({ body: { event_id: event.id } })).data);
      if (text) giveBack(`question ${id} ${kind}`, text);
    };
    offerUndo({ id: "question", text: done, undo });
  }

  const take = useMutation({
    mutationFn: (userId: string | null) =>
      keepForGood(client.takeHelpRequest({ body: { id, user_id: userId } }), texts.taken),
  });
  return {
    question,
    now: dataUpdatedAt,
    take,
    answer: (body: Answer) =>
      keepForNow(client.answerHelpRequest({ body: { id, ...body } }), {
        ...{ kind: "answered", done: texts.reply.sent, text: body.text },
      }),
    noteCall: (body: Answer) =>
      keepForNow(client.noteHelpCall({ body: { id, ...body } }), {
        ...{ kind: "called", done: texts.reply.called, text: body.text },
      }),
    close: (reason: string) =>
      keepForNow(client.closeHelpRequest({ body: { id, reason } }), {
        ...{ kind: "closed", done: texts.close.done },
      }),
    reopen: (reason: string) =>
      keepForGood(client.reopenHelpRequest({ body: { id, reason } }), texts.reopen.done),
  };
}
