import { Button } from "@tour/ui-kit/button";
import { Modal } from "@tour/ui-kit/modal";
import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import type { RefObject } from "react";
import { isFiltered, noConditions } from "../../../requests/request-search.ts";
import type { RequestSearch } from "../../../requests/request-search.ts";
import { requestListTexts } from "../../../texts/request-list.ru.ts";
import { FilterFields } from "./filter-fields.tsx";
import styles from "./request-filters.module.css";
import { SearchField } from "./search-field.tsx";
import type { ChangeSearch } from "./use-change-search.ts";

const texts = requestListTexts.filters;
/** What stands in the sheet of a phone. */
const inSheet = ["tour", "departure", "money", "step", "waits"] as const;

interface RequestFiltersProps {
  organizerId: number;
  search: RequestSearch;
  change: ChangeSearch;
  searchField: RefObject<HTMLInputElement | null>;
}

/** Which requests are shown; all of it stands in the address. On a phone filters are a sheet. */
export function RequestFilters({ searchField, ...filters }: RequestFiltersProps) {
  const { search, change } = filters;
  const [isOpen, setOpen] = useState(false);
  const set = inSheet.filter((name) => search[name] !== undefined).length;
  return (
    <div role="group" aria-label={texts.label} className={styles.filters}>
      <SearchField
        ref={searchField}
        asked={search.q ?? ""}
        change={change}
        className={styles.search}
      />
      <Button
        variant="secondary"
        className={styles.open}
        iconStart={<SlidersHorizontal size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {texts.open(set)}
      </Button>
      <div className={styles.fields}>
        <FilterFields {...filters} />
      </div>
      {isFiltered(search) && (
        <Button
          variant="ghost"
          size="s"
          className={styles.reset}
          onClick={() => change(noConditions)}
        >
          {texts.reset}
        </Button>
      )}
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        title={texts.title}
        footer={<Button onClick={() => setOpen(false)}>{texts.apply}</Button>}
      >
        <div className={styles.sheet}>
          <FilterFields {...filters} />
        </div>
      </Modal>
    </div>
  );
}
