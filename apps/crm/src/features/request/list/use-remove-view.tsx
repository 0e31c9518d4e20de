import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SavedView } from "@tour/api";
import { client, describeFailure } from "@tour/office/api";
import { useToast } from "@tour/ui-kit/message";
import { requestQueries } from "../../../requests/request-queries.ts";
import { useUndo } from "../../../shell/use-undo.tsx";
import { texts as allTexts } from "../../../texts/ru.ts";

const texts = allTexts.requestList.savedViews;

/** Forgets a saved view; for a while it can be had back. */
export function useRemoveView(organizerId: number): (view: SavedView) => void {
  const queryClient = useQueryClient();
  const toast = useToast();
  const offerUndo = useUndo();
  const query = { organizer_id: organizerId };
  const readAnew = () => queryClient.invalidateQueries(requestQueries.views(organizerId));
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => client.removeSavedView({ query, body: { id } }),
    onSuccess: (_, { name, search }) => {
      offerUndo({
        id: "saved-view",
        text: texts.removed(name),
        label: texts.restore,
        undo: async () => {
          await client.saveView({ query, body: { screen: "requests", name, search } });
          await readAnew();
        },
      });
      return readAnew();
    },
    onError: (error) =>
      toast.show({ id: "saved-view", tone: "danger", text: describeFailure(error) }),
  });
  return remove.mutate;
}
