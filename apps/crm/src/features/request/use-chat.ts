import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { giveBack } from "../../replies/given-back.ts";
import type { Reply } from "../../replies/reply-form.tsx";
import { useUndo } from "../../undo/use-undo.tsx";
import { requestTexts } from "../../texts/request.ru.ts";

const texts = requestTexts.messages;

/** How often one looks where nobody tells what changed, in ms. */
const lookEvery = 60_000;

/** What was written about a request, its guest's other requests, and the way to answer. */
export function useChat({ id, chat_id, organizer_id }: SellerRequest) {
  const queryClient = useQueryClient();
  const offerUndo = useUndo();
  const query = builderQueries.chat(client, chat_id);
  const { data: chat, error } = useQuery({ ...query, refetchInterval: lookEvery });
  const readAnew = () =>
    Promise.all([
      queryClient.invalidateQueries(query),
      queryClient.invalidateQueries({ queryKey: ["organizer", organizer_id, "requests"] }),
    ]);
  const reply = useMutation({
    mutationFn: (message: Reply) => client.replyToRequest({ body: { id, ...message } }),
    onSuccess: readAnew,
  });
  async function send(message: Reply): Promise<void> {
    const { data } = await reply.mutateAsync(message);
    const undo = async () => {
      await client.withdrawReply({ body: { message_id: data.id } });
      giveBack(`request ${id}`, message.text);
      await readAnew();
    };
    offerUndo({ id: `reply ${data.id}`, text: texts.sent, undo });
  }
  const settle = useMutation({
    mutationFn: () => client.settleMessages({ body: { id } }),
    onSuccess: readAnew,
  });
  const own = chat?.requests.find((request) => request.id === id);
  return {
    settle,
    isWaiting: own?.awaits_reply === true,
    messages: chat?.messages.filter(({ request_id }) => request_id === id),
    others: chat?.requests.filter((request) => request.id !== id) ?? [],
    error,
    send,
  };
}
