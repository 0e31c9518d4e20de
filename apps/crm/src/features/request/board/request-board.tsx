import type { RequestStatus } from "@tour/api";
import { useEffect, useRef } from "react";
import type { RequestSearch } from "../../../requests/request-search.ts";
import { requestListTexts as texts } from "../../../texts/request-list.ru.ts";
import { takeOpened } from "../list/kept-place.ts";
import { useListKeys } from "../list/use-list-keys.ts";
import { BoardDrag } from "./board-drag.tsx";
import { BoardColumn } from "./board-column.tsx";
import styles from "./request-board.module.css";

const columns: { title: string; status: RequestStatus[] }[] = [
  { title: texts.tabs.confirm, status: [1] },
  { title: texts.tabs.prepayment, status: [2] },
  { title: texts.tabs.sold, status: [3] },
  { title: texts.tabs.done, status: [4] },
  { title: texts.tabs.closed, status: [5, 6, 7, 8] },
];

interface RequestBoardProps {
  organizerId: number;
  search: RequestSearch;
  focusSearch: () => void;
}

/**
 * A column for each status; a card leads to the request, where its money and its emails are seen, and
 * is dragged to where the request may be moved.
 */
export function RequestBoard({ organizerId, search, focusSearch }: RequestBoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const listLinks = () => [
    ...(board.current?.querySelectorAll<HTMLElement>("a[data-request]") ?? []),
  ];
  useListKeys({
    focusSearch,
    move: (step) => {
      const links = listLinks();
      const at = links.indexOf(document.activeElement as HTMLElement);
      links[Math.min(links.length - 1, Math.max(0, at + step))]?.focus();
    },
  });
  // Once there is the card of the request that one comes back from, one stands there.
  const opened = useRef<number | null>(null);
  useEffect(() => {
    opened.current ??= takeOpened(organizerId);
    const link = listLinks().find(({ dataset }) => dataset["request"] === `${opened.current}`);
    if (!link) return;
    link.focus();
    opened.current = null;
  });
  return (
    <BoardDrag>
      <div ref={board} className={styles.board} role="group" aria-label={texts.caption}>
        {columns.map(({ title, status }) => (
          <BoardColumn key={title} {...{ title, status, organizerId, search }} />
        ))}
      </div>
    </BoardDrag>
  );
}
