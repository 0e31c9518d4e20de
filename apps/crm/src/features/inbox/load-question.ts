import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { ApiError } from "@tour/api";
import type { HelpQuestion } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";

/** A question as it is now; what is no number, or another's, is not found. */
export async function loadQuestion(queryClient: QueryClient, id: string): Promise<HelpQuestion> {
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  try {
    const query = builderQueries.question(client, Number(id));
    return await queryClient.fetchQuery({ ...query, staleTime: 0 });
  } catch (error) {
    const isForeign = error instanceof ApiError && (error.status === 404 || error.status === 403);
    throw isForeign ? notFound() : error;
  }
}
