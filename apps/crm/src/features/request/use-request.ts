import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { useUndo } from "../../undo/use-undo.tsx";
import { undoneDeclineTexts as texts } from "../../texts/undo.ru.ts";

const conflict = 409;

/** Whether a request was in another status than the page showed. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.status === conflict;

/**
 * A request and what can be done with it. Nothing is shown as done before the server says so; one
 * that changed meanwhile is read anew.
 */
export function useRequest(id: number) {
  const queryClient = useQueryClient();
  const offerUndo = useUndo();
  const query = builderQueries.request(client, id);
  const { data: request } = useSuspenseQuery(query);
  const keep = async (next: SellerRequest) => {
    queryClient.setQueryData(query.queryKey, next);
    await queryClient.invalidateQueries({
      queryKey: ["organizer", next.organizer_id, "requests"],
    });
  };
  const readAnew = async () => {
    await queryClient.invalidateQueries(query);
    await queryClient.invalidateQueries({
      queryKey: ["organizer", request.organizer_id, "requests"],
    });
  };
  const onError = (error: unknown) => (isOutdated(error) ? readAnew() : undefined);
  const confirm = useMutation({
    mutationFn: () => client.confirmRequest({ body: { id } }),
    onSuccess: ({ data }) => keep(data),
    onError,
  });
  const decline = useMutation({
    mutationFn: ({ message }: { message: string }) =>
      client.declineRequest({ body: { id, message, can_undo: true } }),
    onSuccess: async ({ data }) => {
      await keep(data);
      if (!data.is_being_declined) return;
      const undo = async () => keep((await client.withdrawDecline({ body: { id } })).data);
      offerUndo({ id: `decline ${id}`, text: texts.declined, undo });
    },
    onError,
  });
  const cancel = useMutation({
    mutationFn: ({ message, notify }: { message: string; notify: boolean }) =>
      client.cancelRequestBySeller({ body: { id, message, notify_client: notify } }),
    onSuccess: readAnew,
    onError,
  });
  return { request, confirm, decline, cancel };
}
