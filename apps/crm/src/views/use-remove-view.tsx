import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SavedView } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { useToast } from "@tour/ui-kit/message";
import { useUndo } from "../undo/use-undo.tsx";
import { savedViewTexts as texts } from "../texts/saved-views.ru.ts";
import type { ViewStore } from "./view-store.ts";

/** Forgets a saved view; for a while it can be had back. */
export function useRemoveView(store: ViewStore): (view: SavedView) => void {
  const queryClient = useQueryClient();
  const toast = useToast();
  const offerUndo = useUndo();
  const readAnew = () => queryClient.invalidateQueries(store.list);
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => store.remove(id),
    onSuccess: (_, { name, search }) => {
      offerUndo({
        id: "saved-view",
        text: texts.removed(name),
        label: texts.restore,
        undo: async () => {
          await store.save({ name, search });
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
