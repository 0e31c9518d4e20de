import { useMutation, useQueryClient } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { useToast } from "@tour/ui-kit/message";
import { useEditor } from "../../../document/editor-context.ts";
import { texts } from "../../../texts/ru.ts";

/** Reads the page's comments again, after something was done with one. */
export function useReadCommentsAnew(): () => Promise<void> {
  const { organizerId, type } = useEditor();
  const queryClient = useQueryClient();
  const { queryKey } = builderQueries.draftComments(client, organizerId, type);
  return () => queryClient.invalidateQueries({ queryKey });
}

/** Says whether what a comment asks for is done. */
export function useSettleComment(id: number) {
  const { organizerId } = useEditor();
  const readAnew = useReadCommentsAnew();
  return useMutation({
    mutationFn: (isSettled: boolean) =>
      client.settleDraftComment({
        query: { organizer_id: organizerId },
        body: { id, is_settled: isSettled },
      }),
    onSettled: readAnew,
  });
}

/** Removes a comment with its answers, or one answer. */
export function useRemoveComment(id: number) {
  const { organizerId } = useEditor();
  const readAnew = useReadCommentsAnew();
  const toast = useToast();
  return useMutation({
    mutationFn: () =>
      client.removeDraftComment({ query: { organizer_id: organizerId }, body: { id } }),
    onSuccess: () =>
      toast.show({ id: "comments", tone: "success", text: texts.draftLinks.comments.removed }),
    onSettled: readAnew,
  });
}
