import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { ApiError } from "@tour/api";
import type { SellerRequest } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";

/** A request as it is now; what is no number, or nobody's whom one may act for, is not found. */
export async function loadRequest(queryClient: QueryClient, id: string): Promise<SellerRequest> {
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  try {
    const query = builderQueries.request(client, Number(id));
    return await queryClient.fetchQuery({ ...query, staleTime: 0 });
  } catch (error) {
    const isForeign = error instanceof ApiError && (error.status === 404 || error.status === 403);
    throw isForeign ? notFound() : error;
  }
}
