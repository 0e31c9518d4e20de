import type { VisitFigures } from "@tour/api";
import { Table } from "@tour/ui-kit/table";
import type { TableColumn } from "@tour/ui-kit/table";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { homeTexts } from "../../../texts/home.ru.ts";
import { formatCount, formatShare } from "./format-share.ts";

const texts = homeTexts.visits;
const names = texts.columns;

type Source = VisitFigures["sources"][number];
type Page = VisitFigures["pages"][number];

const shareOf = (asked: number, seen: number) => formatShare(asked, seen) ?? texts.none;

const sourceColumns: readonly TableColumn<Source>[] = [
  {
    key: "source",
    header: names.source,
    isRowHeader: true,
    render: ({ source }) => texts.source[source],
  },
  { key: "visits", header: names.visits, align: "end", render: (row) => formatCount(row.visits) },
  { key: "requests", header: names.requests, align: "end" },
  { key: "paid", header: names.paid, align: "end" },
  {
    key: "share",
    header: names.share,
    align: "end",
    render: ({ requests, visits }) => shareOf(requests, visits),
  },
];
const sourceOf = ({ source }: Source) => source;

/** Where visitors come from, and who of them asked for seats. */
export function SourceTable({ sources }: { sources: readonly Source[] }) {
  return (
    <Table
      columns={sourceColumns}
      rows={sources}
      getRowKey={sourceOf}
      aria-label={texts.sources}
      narrow="scroll"
    />
  );
}

const pageOf = ({ tour }: Page) => tour?.id ?? 0;
/** On the main page nobody asks for seats: a 0 would say that nobody did. */
const ofTours = (page: Page, text: string) => (page.tour ? text : texts.none);

/** Which pages are opened, and what comes of it. */
export function PageTable({ pages, organizerId }: { pages: readonly Page[]; organizerId: number }) {
  const columns = useMemo<readonly TableColumn<Page>[]>(
    () => [
      {
        key: "tour",
        header: names.page,
        isRowHeader: true,
        render: ({ tour }) =>
          tour ? (
            <Link to="/$organizerId/tours/$tourId" params={{ organizerId, tourId: tour.id }}>
              {tour.title}
            </Link>
          ) : (
            texts.main
          ),
      },
      {
        key: "views",
        header: names.views,
        align: "end",
        render: (row) => formatCount(row.views),
      },
      {
        key: "bookings",
        header: names.bookings,
        align: "end",
        render: (row) => ofTours(row, formatCount(row.bookings)),
      },
      {
        key: "requests",
        header: names.requests,
        align: "end",
        render: (row) => ofTours(row, formatCount(row.requests)),
      },
      {
        key: "paid",
        header: names.paid,
        align: "end",
        render: (row) => ofTours(row, formatCount(row.paid)),
      },
      {
        key: "share",
        header: names.share,
        align: "end",
        render: (row) => ofTours(row, shareOf(row.requests, row.views)),
      },
    ],
    [organizerId],
  );
  return (
    <Table
      columns={columns}
      rows={pages}
      getRowKey={pageOf}
      aria-label={texts.pages}
      narrow="scroll"
    />
  );
}
