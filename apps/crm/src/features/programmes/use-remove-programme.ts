import { useMutation, useQueryClient } from "@tanstack/react-query";
import { client, describeFailure } from "@tour/office/api";
import { useToast } from "@tour/ui-kit/message";
import { programmeTexts as texts } from "../../texts/programme.ru.ts";
import { programmeQueries } from "../../tours/programme-queries.ts";

/** Drops a document of which no tour is made, and says so; `removed` is called once it is gone. */
export function useRemoveProgramme(organizerId: number, id: number, removed?: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => client.removeProgramme({ query: { organizer_id: organizerId, id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(programmeQueries.unfinished(organizerId));
      toast.show({ id: "programme", text: texts.unfinished.removed });
      removed?.();
    },
    onError: (error) =>
      toast.show({ id: "programme", tone: "danger", text: describeFailure(error) }),
  });
}
