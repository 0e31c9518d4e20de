import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { EditedDeparture } from "@tour/api";
import { useToast } from "@tour/ui-kit/message";
import { client } from "@tour/office/api";
import { useOrganizer } from "@tour/office/shell";
import { departureTexts } from "../../../texts/departure.ru.ts";
import { rereadDates } from "../../../tours/tour-queries.ts";
import { departureQueries } from "../departure-queries.ts";
import { useSale } from "@tour/office/departure-form";

/** Tells visitors that a date takes place whoever else comes, or takes that back. */
export function useGuarantee({ id }: EditedDeparture) {
  const { organizer } = useOrganizer();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { sell, isMissingDocuments } = useSale();
  const query = { organizer_id: organizer.id, id };
  const guarantee = useMutation({
    mutationFn: (status: "guaranteed" | "open") =>
      sell(() => client.updateDeparture({ query, body: { status } })),
    onSuccess: ({ data }, status) => {
      queryClient.setQueryData(departureQueries.one(organizer.id, id).queryKey, data);
      void rereadDates(queryClient, organizer.id);
      const text = departureTexts.guaranteed[status];
      toast.show({ id: "departure", tone: "success", text });
    },
  });
  return { ...guarantee, isMissingDocuments };
}
