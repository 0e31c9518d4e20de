import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "@tour/ui-kit/button";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Table } from "@tour/ui-kit/table";
import { useDeferredValue, useMemo, useState } from "react";
import { describeFailure, staffClient } from "@tour/office/api";
import { Screen, ScreenHeader } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import { CreateOrganizer } from "./create-organizer.tsx";
import { organizerColumns, organizerKey } from "./organizer-columns.tsx";
import styles from "./staff-page.module.css";

/** Where staff get to: who there is, how far they have come, and the way to each. */
export function StaffPage() {
  const [search, setSearch] = useState("");
  const asked = useDeferredValue(search.trim());
  const organizers = useInfiniteQuery({
    queryKey: ["staff", "organizers", asked],
    initialPageParam: 1,
    placeholderData: keepPreviousData,
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
        title={texts.staff.organizers}
        lead={texts.staff.lead}
        action={<CreateOrganizer />}
      />
      <section className={styles.list}>
        <Input
          type="search"
          className={styles.search}
          aria-label={texts.staff.search}
          placeholder={texts.staff.search}
          value={search}
          onValueChange={setSearch}
        />
        {organizers.error ? (
          <Message tone="danger">{describeFailure(organizers.error)}</Message>
        ) : (
          <Table
            className={styles.table}
            aria-label={texts.staff.organizers}
            columns={organizerColumns}
            rows={rows}
            getRowKey={organizerKey}
            loading={organizers.isPending}
            empty={texts.staff.nobody}
          />
        )}
        {organizers.hasNextPage && (
          <Button
            variant="secondary"
            loading={organizers.isFetchingNextPage}
            onClick={() => void organizers.fetchNextPage()}
          >
            {texts.staff.more}
          </Button>
        )}
      </section>
    </Screen>
  );
}
