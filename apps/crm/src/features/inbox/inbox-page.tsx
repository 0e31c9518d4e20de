import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { builderQueries } from "@tour/api/queries";
import { client } from "@tour/office/api";
import { Screen, ScreenHeader, useOrganizer } from "@tour/office/shell";
import { inboxTexts as texts } from "../../texts/inbox.ru.ts";
import { InboxList } from "./inbox-list.tsx";
import type { InboxSearch } from "./inbox-search.ts";

/** How often one looks for what is new, in ms. */
const lookEvery = 60_000;

/** What guests asked on the organiser's site, those that wait first. */
export function InboxPage({ search }: { search: InboxSearch }) {
  const { organizer } = useOrganizer();
  const navigate = useNavigate({ from: "/$organizerId/questions" });
  const found = useQuery({
    ...builderQueries.questions(client, organizer.id, search),
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
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <InboxList
        {...{ search, change, found }}
        organizerId={organizer.id}
        emptyText={texts.emptyText}
      />
    </Screen>
  );
}
