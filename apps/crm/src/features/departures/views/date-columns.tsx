import type { EditedDeparture, TourListRow } from "@tour/api";
import { countDays } from "@tour/dates";
import type { TableColumn } from "@tour/ui-kit/table";
import { Tag } from "@tour/ui-kit/tag";
import { departuresTexts as texts } from "../../../texts/departures.ru.ts";
import { DateLink } from "../date-link.tsx";
import { describeDates, describePrice, describeState, groupOf } from "../describe-departure.ts";
import { listTourHues } from "../tour-hues.ts";
import hues from "../tour-hues.module.css";
import styles from "./date-list.module.css";
import { SeatsBar } from "./seats-bar.tsx";

/** What the list says of a date. */
export function listColumns(
  tours: readonly TourListRow[],
  today: string,
): TableColumn<EditedDeparture>[] {
  const hueOf = listTourHues(tours);
  const titles = new Map(tours.map(({ id, title }) => [id, title]));
  return [
    {
      key: "dates",
      header: texts.columns.dates,
      sortable: true,
      isRowHeader: true,
      render: (row) => (
        <span className={styles.dates}>
          <DateLink id={row.id} className={styles.link}>
            {describeDates(row, today)}
          </DateLink>
          <span className={styles.quiet}>
            {texts.days(countDays(row.start_date, row.end_date) + 1)}
            {row.start_time && `, ${row.start_time}`}
          </span>
        </span>
      ),
    },
    {
      key: "tour",
      header: texts.columns.tour,
      sortable: true,
      render: ({ tour_id: id }) => (
        <span className={`${hues.hue} ${styles.tour}`} data-hue={hueOf.get(id)}>
          {titles.get(id)}
        </span>
      ),
    },
    {
      key: "seats",
      header: texts.columns.seats,
      sortable: true,
      render: (row) => <SeatsBar departure={row} />,
    },
    {
      key: "price",
      header: texts.columns.price,
      align: "end",
      sortable: true,
      render: (row) => <span className={styles.price}>{describePrice(row)}</span>,
    },
    {
      key: "status",
      header: texts.columns.status,
      render: (row) => {
        const { tone, text } = describeState(row, today);
        const group = row.start_date < today ? null : groupOf(row);
        return (
          <span className={styles.state}>
            <Tag size="s" tone={tone}>
              {text}
            </Tag>
            {group && <span className={styles.quiet}>{group}</span>}
          </span>
        );
      },
    },
  ];
}
