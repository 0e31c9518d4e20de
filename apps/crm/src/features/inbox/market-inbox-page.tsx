import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { staffClient } from "@tour/office/api";
import { Screen, ScreenHeader } from "@tour/office/shell";
import { lookEvery } from "@tour/office/live";
import { inboxTexts as texts } from "../../texts/inbox.ru.ts";
import { InboxList } from "./inbox-list.tsx";
import type { InboxSearch } from "./inbox-search.ts";

/** What guests asked on the marketplace, for staff: those that wait first. */
export function MarketInboxPage({ search }: { search: InboxSearch }) {
  const navigate = useNavigate({ from: "/questions" });
  const found = useQuery({
    ...builderQueries.marketQuestions(staffClient, search),
    placeholderData: keepPreviousData,
    refetchInterval: lookEvery,
  });
  const change = (changes: InboxSearch) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...changes }),
      resetScroll: false,
    });
  return (
    <Screen>
      <ScreenHeader title={texts.market.title} lead={texts.market.lead} />
      <InboxList
        {...{ search, change, found }}
        organizerId={null}
        emptyText={texts.market.emptyText}
      />
    </Screen>
  );
}
