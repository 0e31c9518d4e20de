import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RequestDates, SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { useToast } from "@tour/ui-kit/message";
import { client } from "../../api/client.ts";
import { texts } from "../../texts/ru.ts";

type MoveDate = RequestDates["dates"][number];

/** Moves a request to another date; what was refused is shown with the dates as they are now. */
export function useMove({ id, organizer_id: organizerId }: SellerRequest, done: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { queryKey } = builderQueries.request(client, id);
  return useMutation({
    mutationFn: ({ departure_id, total }: MoveDate) =>
      client.moveRequestBySeller({ body: { id, departure_id, expected_total: total } }),
    onSuccess: async ({ data }) => {
      queryClient.setQueryData(queryKey, data);
      toast.show({ id: "moved", text: texts.request.moving.done });
      done();
      await queryClient.invalidateQueries({ queryKey: ["organizer", organizerId, "requests"] });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
