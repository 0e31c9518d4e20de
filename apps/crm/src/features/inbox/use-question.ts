import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CallInput } from "@tour/api";
import type { HelpQuestion } from "@tour/api";
import type { TourContract } from "@tour/api/contract";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { useToast } from "@tour/ui-kit/message";
import { texts as allTexts } from "../../texts/ru.ts";

const texts = allTexts.inbox;
/** How often one looks what colleagues did, in ms. */
const lookEvery = 15_000;

type Answer = Omit<CallInput<TourContract["answerHelpRequest"]>["body"], "id">;

/** A question as the server has it, and what can be done with it. */
export function useQuestion(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = builderQueries.question(client, id);
  const { data: question, dataUpdatedAt } = useQuery({ ...query, refetchInterval: lookEvery });

  async function keep(call: Promise<{ data: HelpQuestion }>, done: string): Promise<void> {
    try {
      const { data } = await call;
      queryClient.setQueryData(query.queryKey, data);
      toast.show({ id: "question", text: done });
      const lists = { queryKey: ["organizer", data.organizer_id, "questions"] };
      void queryClient.invalidateQueries(lists);
    } catch (error) {
      // A colleague may have been faster: what is refused is shown beside how things stand.
      void queryClient.invalidateQueries(query);
      throw error;
    }
  }

  const take = useMutation({
    mutationFn: (userId: string | null) =>
      keep(client.takeHelpRequest({ body: { id, user_id: userId } }), texts.taken),
  });
  return {
    question,
    now: dataUpdatedAt,
    take,
    answer: (body: Answer) =>
      keep(client.answerHelpRequest({ body: { id, ...body } }), texts.reply.sent),
    noteCall: (body: Answer) =>
      keep(client.noteHelpCall({ body: { id, ...body } }), texts.reply.called),
    close: (reason: string) =>
      keep(client.closeHelpRequest({ body: { id, reason } }), texts.close.done),
    reopen: (reason: string) =>
      keep(client.reopenHelpRequest({ body: { id, reason } }), texts.reopen.done),
  };
}
