import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client } from "@tour/office/api";
import { useToast } from "@tour/ui-kit/message";
import { texts } from "../../../texts/ru.ts";

/** Publishes at once what waits. */
export function usePublishNow(organizerId: number, id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () =>
      client.publishScheduledNow({ query: { organizer_id: organizerId }, body: { id } }),
    onSuccess: ({ data }) =>
      toast.show({ id: "later", tone: "success", text: texts.later.published(data.version) }),
    // As after any publication: it may be published, too, when the answer was lost on its way.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ["organizer", organizerId] }),
  });
}
