import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import type { RequestRow } from "@tour/api";
import { formatPhone } from "@tour/blocks/format";
import { useEffect, useState } from "react";
import { findKnownRows } from "../../requests/known-rows.ts";
import { requestQueries } from "../../requests/request-queries.ts";

/** How long one waits for the next letter before the server is asked, in ms. */
const pause = 150;

interface Found {
  organizerId: number;
  typed: string;
  isWanted: boolean;
}

/** Requests by what was typed, and whose they are: those in memory at once, then the server's. */
export function useFoundRequests({ organizerId, typed, isWanted }: Found) {
  const queryClient = useQueryClient();
  const asked = useSettled(typed);
  const isAsked = isWanted && asked !== "";
  const found = useInfiniteQuery({
    ...requestQueries.list(organizerId, { q: asked, order: "newest" }),
    enabled: isAsked,
  });
  const isFresh = isAsked && asked === typed && found.data !== undefined;
  const search = { q: typed, order: "newest" } as const;
  const known = () =>
    isWanted && typed !== "" ? findKnownRows(queryClient, organizerId, search) : [];
  const rows = isFresh ? found.data.pages.flatMap(({ data }) => data) : known();
  return {
    rows,
    guests: listGuests(rows),
    isSearching: isWanted && typed !== "" && !isFresh && !found.error,
    hasFailed: isAsked && found.error !== null,
  };
}

/** Each guest once, as their newest request names them. */
function listGuests(rows: readonly RequestRow[]) {
  const byChat = new Map(
    rows.toReversed().map((row) => [
      row.chat_id,
      {
        chatId: row.chat_id,
        label: row.guest,
        note: `${formatPhone(row.phone)}, ${row.email}`,
      },
    ]),
  );
  return [...byChat.values()].toReversed();
}

/** A text once it has been the same for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return;
    const timer = setTimeout(() => setSettled(text), pause);
    return () => clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
