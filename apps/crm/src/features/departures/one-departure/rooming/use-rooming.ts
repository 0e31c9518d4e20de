import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@tour/api";
import type { Room, Rooming } from "@tour/api";
import { departureCalls } from "@tour/api/contract";
import { useToast } from "@tour/ui-kit/message";
import { useRef, useState } from "react";
import { client } from "@tour/office/api";
import { useCallForm } from "@tour/office/forms";
import { useOrganizer } from "@tour/office/shell";
import { useUnsaved } from "@tour/office/unsaved-changes";
import { departureTexts } from "../../../../texts/departure.ru.ts";
import { departureQueries } from "../../departure-queries.ts";
import type { TypedRoom } from "./edit-rooms.ts";

type RoomingValues = { rooms: TypedRoom[] };

/** The form of who sleeps where: saved by its button, unless somebody else was first. */
export function useRooming(saved: Rooming, departureId: number) {
  const { organizer } = useOrganizer();
  const queryClient = useQueryClient();
  const toast = useToast();
  const version = useRef(saved.version);
  const [theirs, setTheirs] = useState<Rooming | null>(null);
  const query = { organizer_id: organizer.id, id: departureId };
  const keep = (next: Rooming) => {
    version.current = next.version;
    queryClient.setQueryData(departureQueries.rooming(organizer.id, departureId).queryKey, next);
  };
  const callForm = useCallForm<RoomingValues>({
    initialValues: { rooms: saved.rooms },
    body: departureCalls.saveRooming.body!,
    send: async ({ rooms }, form) => {
      try {
        // The form's rules leave no room without its beds.
        const body = { version: version.current, rooms: rooms as Room[] };
        const { data } = await client.saveRooming({ query, body });
        keep(data);
        setTheirs(null);
        form.settle({ rooms }, { rooms: data.rooms });
        toast.show({ id: "rooming", tone: "success", text: departureTexts.rooming.saved });
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) setTheirs(error.data as Rooming);
        throw error;
      }
    },
  });
  useUnsaved(callForm.isDirty);
  return {
    ...callForm,
    /** What somebody else saved meanwhile; null where nobody did. */
    theirs,
    takeTheirs: () => {
      if (!theirs) return;
      keep(theirs);
      callForm.form.reset({ rooms: theirs.rooms });
      callForm.forgetFailure();
      setTheirs(null);
    },
    /** The next save goes over theirs. */
    keepMine: () => {
      if (theirs) version.current = theirs.version;
      callForm.forgetFailure();
      setTheirs(null);
    },
  };
}
