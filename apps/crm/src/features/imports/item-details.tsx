import { Link } from "@tanstack/react-router";
import type { ImportItem, TourImport } from "@tour/api";
import { formatDate } from "@tour/blocks/format";
import { Tag } from "@tour/ui-kit/tag";
import { tourImportTexts as texts } from "../../texts/tour-import.ru.ts";
import styles from "./imports.module.css";

const kindTones = {
  new: "success",
  changed: "accent",
  same: "neutral",
  error: "danger",
} as const;

const stateTones = {
  waiting: "neutral",
  applied: "success",
  failed: "danger",
  undone: "neutral",
  left: "warning",
} as const;

/** Lines in sight before the rest is unfolded. */
const shownLines = 4;

interface PartProps {
  item: ImportItem;
  read: TourImport;
  organizerId: number;
}

/** The tour by its name, and the way to it once it is there. */
export function ItemTitle({ item, organizerId }: Omit<PartProps, "read">) {
  const title = item.title || texts.untitled;
  if (item.tour_id === null) return title;
  return (
    <Link to="/$organizerId/tours/$tourId" params={{ organizerId, tourId: item.tour_id }}>
      {title}
    </Link>
  );
}

/** What would become of it, or what became of it. */
export function ItemState({ item, read }: Omit<PartProps, "organizerId">) {
  const isWritten = read.state !== "ready" && (item.kind === "new" || item.kind === "changed");
  return isWritten ? (
    <Tag tone={stateTones[item.state]}>{texts.states[item.state]}</Tag>
  ) : (
    <Tag tone={kindTones[item.kind]}>{texts.kind[item.kind]}</Tag>
  );
}

/** What changes in it, and what is wrong with it, line by line. */
export function ItemDetails({ item, read }: Omit<PartProps, "organizerId">) {
  const lines = [
    ...(item.message ? [{ tone: "error", text: item.message }] : []),
    ...item.pictures
      .filter(({ state }) => state === "failed")
      .map(({ url, problem }) => ({ tone: "error", text: texts.failedPicture(url, problem) })),
    ...item.problems.map(({ row, column, level, text }) => {
      const where = [texts.row(row, read.format === "yml"), column && texts.column(column)];
      return { tone: level, text: texts.problem(where.filter(Boolean).join(", "), text) };
    }),
    ...(item.kind === "error" ? [] : item.changes).map((change) => {
      const isOfDate = change.date !== null && change.field !== "date";
      const text = texts.change(change);
      return {
        tone: "change",
        text: isOfDate ? texts.ofDate(formatDate(change.date!), text) : text,
      };
    }),
  ];
  if (lines.length === 0) return "";
  const rest = lines.slice(shownLines);
  return (
    <>
      <Lines lines={lines.slice(0, shownLines)} />
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{texts.more(rest.length)}</summary>
          <Lines lines={rest} />
        </details>
      )}
    </>
  );
}

const Lines = ({ lines }: { lines: { tone: string; text: string }[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ tone, text }, index) => (
      <li key={index} data-tone={tone}>
        {text}
      </li>
    ))}
  </ul>
);
