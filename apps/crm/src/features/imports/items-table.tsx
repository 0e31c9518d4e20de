import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { importItemKinds } from "@tour/api";
import type { ImportItem, TourImport } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { Message } from "@tour/ui-kit/message";
import { Pagination } from "@tour/ui-kit/pagination";
import { Segmented } from "@tour/ui-kit/segmented";
import { Table } from "@tour/ui-kit/table";
import { useMemo } from "react";
import { tourImportTexts as texts } from "../../texts/tour-import.ru.ts";
import { importQueries } from "./import-queries.ts";
import type { ImportSearch } from "./import-search.ts";
import styles from "./imports.module.css";
import { ItemDetails, ItemState, ItemTitle } from "./item-details.tsx";

interface ItemsTableProps {
  read: TourImport;
  organizerId: number;
  search: ImportSearch;
  change: (search: ImportSearch) => void;
}

/** The tours of a file, some at a time: those of one kind, or all. */
export function ItemsTable({ read, organizerId, search, change }: ItemsTableProps) {
  const { kind, page = 1 } = search;
  const { data, error } = useQuery({
    ...importQueries.items(organizerId, read, { kind, page }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => makeColumns(read, organizerId), [read, organizerId]);
  const kinds = importItemKinds.filter((one) => read.kinds[one] > 0 || one === kind);
  return (
    <>
      {kinds.length > 1 && (
        <Segmented<ImportItem["kind"] | "all">
          className={styles.kinds}
          aria-label={texts.show}
          options={[
            { value: "all", label: texts.all },
            ...kinds.map((value) => ({
              value,
              label: `${texts.kinds[value]} (${read.kinds[value]})`,
            })),
          ]}
          value={kind ?? "all"}
          onValueChange={(chosen) =>
            change({ id: read.id, ...(chosen !== "all" && { kind: chosen }) })
          }
        />
      )}
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      <Table
        aria-label={texts.caption}
        columns={columns}
        rows={data?.data ?? []}
        getRowKey={keyOf}
        loading={!data && !error}
        empty={kind ? texts.nothing : texts.noTours}
      />
      {data && data.pagination.pages > 1 && (
        <Pagination
          pages={data.pagination.pages}
          value={page}
          onValueChange={(next) => change({ ...search, page: next })}
        />
      )}
    </>
  );
}

const keyOf = ({ position }: ImportItem) => position;

const makeColumns = (read: TourImport, organizerId: number) => [
  {
    key: "title",
    header: texts.tour,
    isRowHeader: true,
    render: (item: ImportItem) => <ItemTitle item={item} organizerId={organizerId} />,
  },
  {
    key: "kind",
    header: texts.what,
    render: (item: ImportItem) => <ItemState item={item} read={read} />,
  },
  {
    key: "changes",
    header: texts.details,
    render: (item: ImportItem) => <ItemDetails item={item} read={read} />,
  },
];
