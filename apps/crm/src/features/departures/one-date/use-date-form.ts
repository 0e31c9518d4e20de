import { useQueryClient } from "@tanstack/react-query";
import type { EditedDeparture, EditedTour } from "@tour/api";
import { tourEditingCalls } from "@tour/api/contract";
import { useToast } from "@tour/ui-kit/message";
import { useMemo } from "react";
import { client } from "@tour/office/api";
import { toDateValues, toSentDate, useSale } from "@tour/office/departure-form";
import { useSavedForm } from "@tour/office/forms";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import { rereadDates } from "../../../tours/tour-queries.ts";
import { departureQueries } from "../departure-queries.ts";

/** The form of one date, saved by its button. */
export function useDateForm(departure: EditedDeparture, tour: EditedTour) {
  const { id } = departure;
  const organizerId = tour.organizer_id;
  const queryClient = useQueryClient();
  const toast = useToast();
  const { sell, isMissingDocuments } = useSale();
  const saved = useMemo(() => toDateValues(departure, tour), [departure, tour]);

  const keep = (next: EditedDeparture, text: string) => {
    queryClient.setQueryData(departureQueries.one(organizerId, id).queryKey, next);
    void rereadDates(queryClient, organizerId);
    toast.show({ id: "departure", tone: "success", text });
  };
  const form = useSavedForm({
    saved,
    body: tourEditingCalls.updateDeparture.body!,
    save: async (values) => {
      const query = { organizer_id: organizerId, id };
      const body = toSentDate(values, departure);
      const answer = await sell(() => client.updateDeparture({ query, body }));
      keep(answer.data, departuresTexts.one.done);
      return toDateValues(answer.data, tour);
    },
  });
  return { ...form, keep, isMissingDocuments };
}
