import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StaffCollection } from "@tour/api";
import { describeFailure, staffClient } from "@tour/office/api";
import { Loading, Screen, ScreenHeader, SettingsCard } from "@tour/office/shell";
import { SortableList } from "@tour/office/sortable";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { MarketNav } from "../marketplace/market-nav.tsx";
import { staffQueries } from "../staff-queries.ts";
import { CollectionRow } from "./collection-row.tsx";
import styles from "./collections.module.css";
import { NewCollection } from "./new-collection.tsx";

const texts = staffTexts.collections;

/** The marketplace's collections in their order, which is changed by dragging. */
export function CollectionsPage() {
  const { data: collections, error } = useQuery(staffQueries.collections());
  return (
    <Screen>
      <MarketNav />
      <ScreenHeader title={texts.title} lead={texts.lead} action={<NewCollection />} />
      {error && !collections && <Message tone="danger">{describeFailure(error)}</Message>}
      {!collections && !error && <Loading />}
      {collections?.length === 0 && (
        <SettingsCard>
          <EmptyState title={texts.empty} text={texts.emptyText} />
        </SettingsCard>
      )}
      {collections && collections.length > 0 && <OrderedRows collections={collections} />}
    </Screen>
  );
}

function OrderedRows({ collections }: { collections: StaffCollection[] }) {
  const queryClient = useQueryClient();
  const { queryKey } = staffQueries.collections();
  const order = useMutation({
    mutationFn: (rows: StaffCollection[]) =>
      staffClient.orderMarketCollections({ body: { ids: rows.map(({ id }) => id) } }),
    onMutate: (rows) => queryClient.setQueryData(queryKey, rows),
    onSuccess: ({ data }) => queryClient.setQueryData(queryKey, data),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const move = (from: number, to: number) => {
    const moved = collections[from];
    if (moved) order.mutate(collections.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <>
      {order.error && <Message tone="danger">{describeFailure(order.error)}</Message>}
      <SortableList ids={collections.map(({ id }) => String(id))} move={move}>
        <ul className={styles.rows} aria-label={texts.order}>
          {collections.map((collection) => (
            <CollectionRow key={collection.id} collection={collection} />
          ))}
        </ul>
      </SortableList>
    </>
  );
}
