import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { RequestDates, SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { requestTexts } from "../../texts/request.ru.ts";
import { useKeepRequest } from "./use-keep-request.ts";

type MoveDate = RequestDates["dates"][number];

/** Moves a request to another date; what was refused is shown with the dates as they are now. */
export function useMove(request: SellerRequest, done: () => void) {
  const queryClient = useQueryClient();
  const keep = useKeepRequest(request);
  const { id } = request;
  return useMutation({
    mutationFn: ({ departure_id, total }: MoveDate) =>
      client.moveRequestBySeller({ body: { id, departure_id, expected_total: total } }),
    onSuccess: ({ data }) => {
      keep(data, requestTexts.moving.done);
      done();
    },
    onError: () => queryClient.invalidateQueries(builderQueries.request(client, id)),
  });
}
