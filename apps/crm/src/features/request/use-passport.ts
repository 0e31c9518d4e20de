import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SellerRequest, Tourist } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { useState } from "react";
import { client } from "@tour/office/api";

/** The number of a tourist's document, once it is asked for; kept nowhere but on the open page. */
export function usePassport(request: SellerRequest, tourist: Tourist) {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<{ mask: string; number: string } | null>(null);
  const reveal = useMutation({
    mutationFn: () => client.revealPassport({ body: { tourist_id: tourist.id } }),
    // Out of the cache of mutations at once.
    gcTime: 0,
    onSuccess: async ({ data }) => {
      setShown({ mask: tourist.passport_mask, number: data.passport });
      reveal.reset();
      await queryClient.invalidateQueries(builderQueries.request(client, request.id));
    },
  });
  // Another one was written meanwhile.
  const isSame = shown?.mask === tourist.passport_mask;
  return { number: isSame ? shown.number : null, reveal };
}
