import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SavedView } from "@tour/api";
import { client, describeFailure } from "@tour/office/api";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { requestQueries } from "../../../requests/request-queries.ts";
import { texts as allTexts } from "../../../texts/ru.ts";

const texts = allTexts.requestList.savedViews;

/** Forgets a saved view; for a while it can be had back. */
export function useRemoveView(organizerId: number): (view: SavedView) => void {
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = { organizer_id: organizerId };
  const readAnew = () => queryClient.invalidateQueries(requestQueries.views(organizerId));
  const onError = (error: unknown) =>
    toast.show({ id: "saved-view", tone: "danger", text: describeFailure(error) });
  const restore = useMutation({
    mutationFn: ({ name, search }: SavedView) =>
      client.saveView({ query, body: { screen: "requests", name, search } }),
    onSuccess: readAnew,
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => client.removeSavedView({ query, body: { id } }),
    onSuccess: (_, view) => {
      const back = () => {
        toast.close("saved-view");
        restore.mutate(view);
      };
      toast.show({
        id: "saved-view",
        text: texts.removed(view.name),
        closeTimeout: 10_000,
        action: (
          <Button size="s" variant="secondary" onClick={back}>
            {texts.restore}
          </Button>
        ),
      });
      return readAnew();
    },
    onError,
  });
  return remove.mutate;
}
