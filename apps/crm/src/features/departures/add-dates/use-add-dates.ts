import { useQueryClient } from "@tanstack/react-query";
import { MAX_DEPARTURES_AT_ONCE } from "@tour/api";
import type { EditedDeparture, EditedTour } from "@tour/api";
import { tourEditingCalls } from "@tour/api/contract";
import { useToast } from "@tour/ui-kit/message";
import { useFieldValue } from "@tour/validation/react";
import { useEffect, useMemo, useState } from "react";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { rereadDates } from "../../../tours/tour-queries.ts";
import { useSale } from "@tour/office/departure-form";
import { ofAny } from "../of-any.ts";
import { listChosenDays, toAddValues, toSentDates } from "./add-values.ts";
import type { ChosenDays } from "./add-values.ts";
import { lastDeparture, planDates } from "./plan-dates.ts";

interface Options {
  tour: EditedTour;
  there: readonly EditedDeparture[];
  days: ChosenDays;
  keepDays: (days: ChosenDays) => void;
  close: () => void;
}

/** The dates that would be made, which of them are left out, and the form of what they share. */
export function useAddDates({ tour, there, days, keepDays, close }: Options) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { sell, isMissingDocuments } = useSale();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const last = lastDeparture(there);
  const [begunWith] = useState(days);

  const reread = () => void rereadDates(queryClient, tour.organizer_id);

  const callForm = useCallForm({
    initialValues: toAddValues(tour, last, begunWith),
    body: tourEditingCalls.createDeparture.body!,
    send: async (values) => {
      const query = { organizer_id: tour.organizer_id };
      const body = {
        tour_id: tour.id,
        departures: toSentDates(made, values, tour.fields.time_zone),
      };
      const { data } = await sell(() => client.createDepartures({ query, body })).catch(
        (error: unknown) => {
          // Somebody may have made some of them meanwhile: they are marked then.
          reread();
          throw ofAny(error, "");
        },
      );
      toast.show({
        id: "departure",
        tone: "success",
        text: departuresTexts.adding.done(data.length),
      });
      reread();
      close();
    },
  });
  const startTime = useFieldValue(callForm.form, "start_time");
  const chosen = useFieldValue(callForm.form, "chosen");
  // For another tour: its form begins from these.
  useEffect(() => keepDays(chosen), [chosen, keepDays]);
  const startDays = useMemo(() => listChosenDays(chosen, MAX_DEPARTURES_AT_ONCE + 1), [chosen]);
  const planned = planDates(
    startDays.slice(0, MAX_DEPARTURES_AT_ONCE),
    tour.fields.days,
    there,
    startTime || null,
  );
  const made = planned.filter(({ start_date, isThere }) => !isThere && !leftOut.has(start_date));
  useUnsaved(callForm.isDirty || leftOut.size > 0 || chosen.days.length > 0);

  return {
    ...callForm,
    ...{ last, planned, made, leftOut, isMissingDocuments },
    isTooMany: startDays.length > MAX_DEPARTURES_AT_ONCE,
    leaveOut: (start: string, isOut: boolean) =>
      setLeftOut((before) => {
        const next = new Set(before);
        if (isOut) next.add(start);
        else next.delete(start);
        return next;
      }),
  };
}
