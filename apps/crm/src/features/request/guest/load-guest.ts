import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { ApiError } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { requestQueries } from "../../../requests/request-queries.ts";

/** A guest of an organiser as they are now; any other is not found. */
export async function loadGuest(
  queryClient: QueryClient,
  organizerId: number,
  chatId: string,
): Promise<void> {
  if (!/^\d{1,9}$/.test(chatId)) throw notFound();
  const id = Number(chatId);
  try {
    const [guest] = await Promise.all([
      queryClient.fetchQuery({ ...requestQueries.guest(organizerId, id), staleTime: 0 }),
      queryClient.fetchQuery({ ...builderQueries.chat(client, id), staleTime: 0 }),
    ]);
    if (guest.organizer_id !== organizerId) throw notFound();
  } catch (error) {
    const isForeign = error instanceof ApiError && (error.status === 404 || error.status === 403);
    throw isForeign ? notFound() : error;
  }
}
