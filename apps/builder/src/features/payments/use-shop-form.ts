import { useQueryClient } from "@tanstack/react-query";
import type { PaymentSettings } from "@tour/api";
import { contract } from "@tour/api/contract";
import { useMemo } from "react";
import { client } from "@tour/office/api";
import { useSavedForm } from "@tour/office/forms";
import { shopQuery, testPaymentQuery } from "./payment-queries.ts";

type ShopValues = { shop_id: string; secret: string; tax_system: number; vat_code: number };

/** The simplified system of taxes without VAT: that of most who sell tours. */
const usual = { shop_id: "", tax_system: 2, vat_code: 1 };

/** What the form shows of a shop; the secret is never given out. */
function toValues(shop: PaymentSettings | null): ShopValues {
  const { shop_id, tax_system, vat_code } = shop ?? usual;
  return { shop_id, secret: "", tax_system, vat_code };
}

/** The form of an organiser's shop; a secret that is left empty stays as it was. */
export function useShopForm(organizerId: number, shop: PaymentSettings | null) {
  const queryClient = useQueryClient();
  return useSavedForm<ShopValues>({
    saved: useMemo(() => toValues(shop), [shop]),
    body: contract.updatePaymentSettings.body!,
    save: async ({ secret, ...rest }) => {
      const { data } = await client.updatePaymentSettings({
        query: { organizer_id: organizerId },
        body: secret ? { ...rest, secret } : rest,
      });
      queryClient.setQueryData(shopQuery(organizerId).queryKey, data);
      void queryClient.invalidateQueries(testPaymentQuery(organizerId));
      return toValues(data);
    },
  });
}
