import { useQueryClient } from "@tanstack/react-query";
import type { EditedTour } from "@tour/api";
import { client } from "@tour/office/api";
import { useSaveAfterSignIn } from "@tour/office/sign-in";
import { followLastSave, useUnsaved } from "@tour/office/unsaved-changes";
import { ruMessages } from "@tour/validation";
import { useForm } from "@tour/validation/react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { tourQueries } from "../../../tours/tour-queries.ts";
import { createTourAutosave } from "./autosave/tour-autosave.ts";
import { createTourBackup } from "./autosave/tour-backup.ts";
import { isSound } from "./tour-form.ts";

/** Each saved title makes an address of its own: while it is typed it is let come to an end, in ms. */
const quietTime = () => (document.activeElement?.getAttribute("name") === "title" ? 4000 : 800);

/** The form of a whole tour, which saves itself for as long as it is shown, and once more on leaving. */
export function useTourForm(tour: EditedTour) {
  const { id, organizer_id: organizerId, fields } = tour;
  const queryClient = useQueryClient();
  const form = useForm({ initialValues: fields, messages: ruMessages });
  const [autosave] = useState(() =>
    createTourAutosave({
      form,
      tour,
      isSound,
      quiet: quietTime,
      backup: createTourBackup(window.localStorage, id),
      save: async (changes, version) => {
        const query = { organizer_id: organizerId, id };
        const { data } = await client.updateTour({ query, body: { ...changes, version } });
        queryClient.setQueryData(tourQueries.one(organizerId, id).queryKey, data);
        void queryClient.invalidateQueries({
          ...tourQueries.all(organizerId),
          refetchType: "none",
        });
        return data;
      },
    }),
  );
  const state = useStore(autosave.store);
  // What can be saved is saved on leaving: only what can't would be lost from sight.
  useUnsaved(["held", "refused", "retrying", "conflict"].includes(state.kind));
  useEffect(() => {
    autosave.start();
    return () => {
      followLastSave(["tour", id], autosave.flush());
      autosave.stop();
    };
  }, [autosave, id]);
  useSaveAfterSignIn({ readState: autosave.store.getState, save: autosave.flush });
  return { form, autosave, state };
}

export type TourForm = ReturnType<typeof useTourForm>;
