import { useQueryClient } from "@tanstack/react-query";
import type { PaymentSettings } from "@tour/api";
import { paymentCalls } from "@tour/api/contract";
import { useMemo } from "react";
import { client } from "@tour/office/api";
import { useSavedForm } from "@tour/office/forms";
import { toShopInput, toShopValues } from "@tour/office/shop-fields";
import type { ShopValues } from "@tour/office/shop-fields";
import { shopQuery, testPaymentQuery } from "./payment-queries.ts";

/** The form of an organiser's shop; a secret that is left empty stays as it was. */
export function useShopForm(organizerId: number, shop: PaymentSettings | null) {
  const queryClient = useQueryClient();
  return useSavedForm<ShopValues>({
    saved: useMemo(() => toShopValues(shop), [shop]),
    body: paymentCalls.updatePaymentSettings.body!,
    save: async (typed) => {
      const { data } = await client.updatePaymentSettings({
        query: { organizer_id: organizerId },
        body: toShopInput(typed),
      });
      queryClient.setQueryData(shopQuery(organizerId).queryKey, data);
      void queryClient.invalidateQueries(testPaymentQuery(organizerId));
      return toShopValues(data);
    },
  });
}
