import type { HelpStatus } from "@tour/api";
import { helpStatuses } from "@tour/api";
import { Input } from "@tour/ui-kit/input";
import { Segmented } from "@tour/ui-kit/segmented";
import { Search } from "lucide-react";
import { useTypedSearch } from "../../shell/use-typed-search.ts";
import { inboxTexts as texts } from "../../texts/inbox.ru.ts";
import type { InboxSearch } from "./inbox-search.ts";
import styles from "./inbox-page.module.css";

/** How long one waits for the next letter before one looks, in ms. */
const pause = 300;
const statuses = [
  { value: "all" as const, label: texts.filters.all },
  ...helpStatuses.map((value) => ({ value, label: texts.statuses[value] })),
];

interface InboxFiltersProps {
  search: InboxSearch;
  change: (changes: InboxSearch) => void;
}

/** Which questions are shown; all of it stands in the address. */
export function InboxFilters({ search, change }: InboxFiltersProps) {
  const asked = search.search ?? "";
  const { typed, setTyped } = useTypedSearch({
    asked,
    pause,
    look: (text) => change({ search: text }),
  });
  return (
    <div role="group" aria-label={texts.filters.label} className={styles.filters}>
      <Segmented<HelpStatus | "all">
        aria-label={texts.filters.label}
        options={statuses}
        value={search.status ?? "all"}
        onValueChange={(status) => change({ status: status === "all" ? undefined : status })}
      />
      <Input
        type="search"
        className={styles.search}
        start={<Search size={16} aria-hidden />}
        aria-label={texts.filters.search}
        placeholder={texts.filters.search}
        maxLength={100}
        value={typed}
        onValueChange={setTyped}
      />
    </div>
  );
}
