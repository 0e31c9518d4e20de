import { useDraggable } from "@dnd-kit/core";
import { CSS } from "@dnd-kit/utilities";
import { Link } from "@tanstack/react-router";
import type { RequestRow } from "@tour/api";
import { formatMoney, plural } from "@tour/blocks/format";
import { GripVertical } from "lucide-react";
import { requestTexts } from "../../../texts/request.ru.ts";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";
import { describeDates } from "../describe-dates.ts";
import { keepOpened } from "../list/kept-place.ts";
import { NextTags } from "../list/next-tags.tsx";
import { useBoardDrag } from "./board-drag.tsx";
import styles from "./request-board.module.css";

/** Of requests that are over nothing is left to be moved. */
const isOpen = ({ status }: RequestRow) => status < 4;

interface BoardCardProps {
  row: RequestRow;
  organizerId: number;
  /** In ms. */
  now: number;
}

/** A request on the board: it leads to its page, and is taken by its handle. */
export function BoardCard({ row, organizerId, now }: BoardCardProps) {
  const { prepare } = useBoardDrag();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } =
    useDraggable({ id: row.id, disabled: !isOpen(row) });
  const look = () => prepare(row.id);
  return (
    <li
      ref={setNodeRef}
      className={styles.place}
      style={{ transform: CSS.Translate.toString(transform) }}
      data-dragging={isDragging || undefined}
    >
      <Link
        to="/$organizerId/requests/$id"
        params={{ organizerId, id: `${row.id}` }}
        className={styles.card}
        data-request={row.id}
        draggable={false}
        onClick={() => keepOpened(row.id)}
      >
        <strong className={styles.guest}>{row.guest}</strong>
        <span className={styles.tour}>{row.tour.title}</span>
        <span className={styles.quiet}>
          {describeDates(row.departure, row.tour.time_zone)},{" "}
          {plural(row.seats, requestTexts.seats)}, {formatMoney(row.total)}
        </span>
        <NextTags row={row} now={now} />
        <span className={styles.quiet}>{texts.number(row.id)}</span>
      </Link>
      {isOpen(row) && (
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={styles.handle}
          aria-label={texts.dragging.handle(row.id)}
          {...attributes}
          {...listeners}
          onPointerEnter={look}
          onFocus={look}
        >
          <GripVertical size={16} aria-hidden />
        </button>
      )}
    </li>
  );
}
