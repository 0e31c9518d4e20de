import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { EditedTour } from "@tour/api";
import { client, describeFailure } from "@tour/office/api";
import { useToast } from "@tour/ui-kit/message";
import { tourListTexts as texts } from "../../texts/tour-list.ru.ts";
import { tourQueries } from "../../tours/tour-queries.ts";

/** What is done with a whole tour: whether guests see it, and a copy of it. */
export function useTourActions(organizerId: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const keep = async (tour: EditedTour) => {
    queryClient.setQueryData(tourQueries.one(organizerId, tour.id).queryKey, tour);
    await queryClient.invalidateQueries(tourQueries.all(organizerId));
  };
  // What is in the way is told by the server in a sentence: it stays until it was read.
  const onError = (error: unknown) =>
    toast.show({ id: "tour", tone: "danger", text: describeFailure(error), closeTimeout: 0 });

  const show = useMutation({
    mutationFn: ({ id, isShown }: { id: number; isShown: boolean }) =>
      client.archiveTour({
        query: { organizer_id: organizerId, id },
        body: { is_archived: !isShown },
      }),
    onSuccess: async ({ data }) => {
      await keep(data);
      const text = data.is_archived ? texts.archived : texts.restored;
      toast.show({ id: "tour", tone: "success", text });
    },
    onError,
  });
  const copy = useMutation({
    mutationFn: (id: number) => client.copyTour({ query: { organizer_id: organizerId, id } }),
    onSuccess: async ({ data }) => {
      await keep(data);
      toast.show({ id: "tour", tone: "success", text: texts.copied(data.fields.title) });
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: { id: number; title: string }) =>
      client.removeTour({ query: { organizer_id: organizerId, id } }),
    onSuccess: async (_, { id, title }) => {
      queryClient.removeQueries(tourQueries.one(organizerId, id));
      await queryClient.invalidateQueries(tourQueries.all(organizerId));
      toast.show({ id: "tour", tone: "success", text: texts.removed(title) });
    },
    onError,
  });
  return { show, copy, remove };
}
