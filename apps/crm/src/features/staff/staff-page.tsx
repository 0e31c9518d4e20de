import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Table } from "@tour/ui-kit/table";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { describeFailure, staffClient } from "@tour/office/api";
import { Screen, ScreenHeader } from "@tour/office/shell";
import { staffTexts } from "../../texts/staff.ru.ts";
import { lookEvery } from "@tour/office/live";
import { useTypedSearch } from "../../shell/use-typed-search.ts";
import { SavedViews } from "../../views/saved-views.tsx";
import { viewsOfStaff } from "../../views/view-store.ts";
import { CreateOrganizer } from "./create-organizer.tsx";
import { organizerColumns, organizerKey } from "./organizer-columns.tsx";
import styles from "./staff-page.module.css";
import type { StaffSearch } from "./staff-search.ts";

/** How long one waits for the next letter before one looks, in ms. */
const pause = 300;

/** Where staff get to: who there is, how far they have come, and the way to each. */
export function StaffPage({ search }: { search: StaffSearch }) {
  const navigate = useNavigate({ from: "/organizers" });
  const asked = search.q ?? "";
  const { typed, setTyped } = useTypedSearch({
    asked,
    pause,
    look: (q) => void navigate({ search: { q }, replace: true, resetScroll: false }),
  });
  const organizers = useInfiniteQuery({
    queryKey: ["staff", "organizers", asked],
    initialPageParam: 1,
    placeholderData: keepPreviousData,
    refetchInterval: lookEvery,
    queryFn: ({ pageParam, signal }) =>
      staffClient.listOrganizers({ query: { page: pageParam, search: asked } }, { signal }),
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });
  const pages = organizers.data?.pages;
  const rows = useMemo(() => pages?.flatMap(({ data }) => data) ?? [], [pages]);

  return (
    <Screen width="wide">
      <ScreenHeader
        title={staffTexts.organizers}
        lead={staffTexts.lead}
        action={<CreateOrganizer />}
      />
      <section className={styles.list}>
        <Input
          type="search"
          className={styles.search}
          aria-label={staffTexts.search}
          placeholder={staffTexts.search}
          maxLength={100}
          value={typed}
          onValueChange={setTyped}
        />
        <SavedViews store={viewsOfStaff("organizers")} search={search} isChosen={asked !== ""} />
        {organizers.error ? (
          <Message tone="danger">{describeFailure(organizers.error)}</Message>
        ) : (
          <Table
            className={styles.table}
            aria-label={staffTexts.organizers}
            columns={organizerColumns}
            rows={rows}
            getRowKey={organizerKey}
            loading={organizers.isPending}
            empty={staffTexts.nobody}
          />
        )}
        {organizers.hasNextPage && (
          <Button
            variant="secondary"
            loading={organizers.isFetchingNextPage}
            onClick={() => void organizers.fetchNextPage()}
          >
            {staffTexts.more}
          </Button>
        )}
      </section>
    </Screen>
  );
}
