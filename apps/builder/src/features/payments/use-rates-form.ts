import { useQueryClient } from "@tanstack/react-query";
import type { ExchangeRates, ExchangeRatesInput } from "@tour/api";
import { paymentCalls } from "@tour/api/contract";
import { useMemo } from "react";
import { client } from "@tour/office/api";
import { useSavedForm } from "@tour/office/forms";
import { ratesQuery } from "./payment-queries.ts";

const none: ExchangeRatesInput = { EUR: null, USD: null, BYN: null, KZT: null, CNY: null };

const toValues = (rates: ExchangeRates): ExchangeRatesInput => ({
  ...none,
  ...Object.fromEntries(rates.map(({ currency, roubles }) => [currency, roubles])),
});

/** The form of an organiser's rates; an empty field is a currency without one. */
export function useRatesForm(organizerId: number, rates: ExchangeRates) {
  const queryClient = useQueryClient();
  return useSavedForm<ExchangeRatesInput>({
    saved: useMemo(() => toValues(rates), [rates]),
    body: paymentCalls.updateExchangeRates.body!,
    save: async (body) => {
      const { data } = await client.updateExchangeRates({
        query: { organizer_id: organizerId },
        body,
      });
      queryClient.setQueryData(ratesQuery(organizerId).queryKey, data);
      return toValues(data);
    },
  });
}
