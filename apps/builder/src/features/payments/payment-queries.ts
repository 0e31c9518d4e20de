import { queryOptions } from "@tanstack/react-query";
import { client } from "@tour/office/api";

/** The organiser's last test payment. */
export const testPaymentQuery = (organizerId: number) =>
  queryOptions({
    queryKey: ["organizer", organizerId, "shop", "test"],
    queryFn: ({ signal }) =>
      client
        .getTestPayment({ query: { organizer_id: organizerId } }, { signal })
        .then(({ data }) => data),
  });

/** By what rates an organiser takes roubles for prices in other currencies. */
export const ratesQuery = (organizerId: number) =>
  queryOptions({
    queryKey: ["organizer", organizerId, "exchange-rates"],
    queryFn: ({ signal }) =>
      client
        .getExchangeRates({ query: { organizer_id: organizerId } }, { signal })
        .then(({ data }) => data),
  });

/** The organiser's shop at the payment provider; null before there is one. */
export const shopQuery = (organizerId: number) =>
  queryOptions({
    queryKey: ["organizer", organizerId, "shop"],
    queryFn: ({ signal }) =>
      client
        .getPaymentSettings({ query: { organizer_id: organizerId } }, { signal })
        .then(({ data }) => data),
  });
