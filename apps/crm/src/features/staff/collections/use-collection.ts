import { useQueryClient } from "@tanstack/react-query";
import type { EditedCollection, MarketCollectionInput } from "@tour/api";
import { marketCollectionCalls } from "@tour/api/contract";
import { staffClient } from "@tour/office/api";
import { useSavedForm } from "@tour/office/forms";
import { useMemo, useState } from "react";
import { staffQueries } from "../staff-queries.ts";

/** A tour of a collection, in few words. */
export type CollectionTour = EditedCollection["tours"][number];

const toValues = ({ id: _, tours, ...words }: EditedCollection): MarketCollectionInput => ({
  ...words,
  tour_ids: tours.map(({ id }) => id),
});

export type CollectionForm = ReturnType<typeof useCollection>;

/** The form of a collection. It holds tours by their numbers: what they look like is known beside it. */
export function useCollection(collection: EditedCollection) {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<readonly CollectionTour[]>([]);
  const known = useMemo(
    () => new Map([...found, ...collection.tours].map((tour) => [tour.id, tour])),
    [found, collection],
  );
  const form = useSavedForm<MarketCollectionInput>({
    saved: useMemo(() => toValues(collection), [collection]),
    body: marketCollectionCalls.updateMarketCollection.body!,
    save: async (body) => {
      const query = { id: collection.id };
      const { data } = await staffClient.updateMarketCollection({ query, body });
      queryClient.setQueryData(staffQueries.collection(data.id).queryKey, data);
      return toValues(data);
    },
  });
  return { form, known, learnOf: (tour: CollectionTour) => setFound((all) => [...all, tour]) };
}
