import { Link } from "@tanstack/react-router";
import type { RequestList, RequestStatus } from "@tour/api";
import type { RequestSearch } from "../../../requests/request-search.ts";
import { requestListTexts } from "../../../texts/request-list.ru.ts";
import styles from "./status-tabs.module.css";

const texts = requestListTexts.tabs;

interface Tab {
  label: string;
  late?: true;
  status?: RequestStatus[];
}

const closed: RequestStatus[] = [5, 6, 7, 8];
const tabs: Tab[] = [
  { label: texts.all },
  { label: texts.late, late: true },
  { label: texts.confirm, status: [1] },
  { label: texts.prepayment, status: [2] },
  { label: texts.sold, status: [3] },
  { label: texts.done, status: [4] },
  { label: texts.closed, status: closed },
];

interface StatusTabsProps {
  organizerId: number;
  search: RequestSearch;
  /** Undefined while nothing is known. */
  counts: RequestList["counts"] | undefined;
}

/** What most people look for, with how many there are under the other filters. */
export function StatusTabs({ organizerId, search, counts }: StatusTabsProps) {
  return (
    <nav aria-label={texts.label} className={styles.tabs}>
      {tabs.map((tab) => {
        const count = counts && countOf(tab, counts);
        return (
          <Link
            key={tab.label}
            to="/$organizerId/requests"
            params={{ organizerId }}
            search={{ ...search, status: tab.status, late: tab.late }}
            resetScroll={false}
            activeOptions={{ exact: true }}
            data-late={(tab.late && count !== undefined && count > 0) || undefined}
            className={styles.tab}
          >
            {tab.label} {count !== undefined && <span className={styles.count}>{count}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

const countOf = ({ late, status }: Tab, counts: RequestList["counts"]): number =>
  late
    ? counts.late
    : counts.by_status
        .filter((one) => !status || status.includes(one.status))
        .reduce((sum, one) => sum + one.count, 0);
