import { useMutation, useQueryClient } from "@tanstack/react-query";
import { mayUse } from "@tour/api";
import { client, describeFailure } from "@tour/office/api";
import { useOrganizer } from "@tour/office/shell";
import { useToast } from "@tour/ui-kit/message";
import { useRef } from "react";
import { programmeTexts as texts } from "../../../texts/programme.ru.ts";
import { programmeQueries } from "../../../tours/programme-queries.ts";
import { rereadDates } from "../../../tours/tour-queries.ts";
import { buildTour } from "./build-tour.ts";
import { restAfter } from "./programme-draft.ts";
import type { Drafting } from "./use-programme-draft.ts";

/**
 * Makes the tour, then its dates. The document is tied to the tour at once: whoever comes back to it is
 * led there, and no second tour is made. Dates that were refused stay among what has no place.
 */
export function useCreateTour(id: number, drafting: Drafting, made: (tourId: number) => void) {
  const { organizer } = useOrganizer();
  const queryClient = useQueryClient();
  const toast = useToast();
  const query = { organizer_id: organizer.id };
  /** Made by a try whose later steps failed. */
  const known = useRef<number | undefined>(undefined);
  const maySell = mayUse(organizer.role, "manager");
  return useMutation({
    mutationFn: async () => {
      const { draft, passages } = drafting;
      const { tour, departures } = buildTour(draft, passages);
      known.current ??= (await client.createTour({ query, body: tour })).data.id;
      const tour_id = known.current;
      // Whatever happens next, this document has its tour, and what is not in it is kept.
      const unsold = draft.findings.map((one) =>
        one.field === "departure" ? { ...one, is_taken: false } : one,
      );
      const kept = { findings: unsold, rest: restAfter({ findings: unsold, rest: draft.rest }) };
      await client.updateProgramme({ query: { ...query, id }, body: { ...kept, tour_id } });
      if (!maySell || departures.length === 0) return { tour_id, problem: null };
      try {
        await client.createDepartures({ query, body: { tour_id, departures } });
        await client.updateProgramme({
          query: { ...query, id },
          body: { findings: draft.findings, rest: restAfter(draft) },
        });
        return { tour_id, problem: null };
      } catch (error) {
        return { tour_id, problem: describeFailure(error) };
      }
    },
    onSuccess: ({ tour_id, problem }) => {
      const text = problem === null ? texts.made : texts.datesFailed(problem);
      const tone = problem === null ? ("success" as const) : ("warning" as const);
      toast.show({ id: "programme", tone, text, ...(problem !== null && { closeTimeout: 0 }) });
      made(tour_id);
      void queryClient.invalidateQueries({ queryKey: programmeQueries.all(organizer.id) });
      void rereadDates(queryClient, organizer.id);
    },
  });
}
