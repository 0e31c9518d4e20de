import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { requestStatuses } from "@tour/api";
import type { RequestStatus } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { Screen, ScreenHeader } from "@tour/office/shell";
import { Input } from "@tour/ui-kit/input";
import { Message } from "@tour/ui-kit/message";
import { Pagination } from "@tour/ui-kit/pagination";
import { Select } from "@tour/ui-kit/select";
import { Table } from "@tour/ui-kit/table";
import { Search } from "lucide-react";
import { useTypedSearch } from "../../../shell/use-typed-search.ts";
import { requestTexts } from "../../../texts/request.ru.ts";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { allRequestsQuery } from "./all-requests-query.ts";
import styles from "./all-requests.module.css";
import { requestColumns, requestKey } from "./request-columns.tsx";
import type { StaffRequestSearch } from "./staff-request-search.ts";

const texts = staffTexts.requests;
/** How long one waits for the next letter before one looks, in ms. */
const pause = 300;
const statuses = requestStatuses.map((status) => ({
  value: `${status}`,
  text: requestTexts.tag[status],
}));

/** Requests of all organisers, for whoever is asked about one. */
export function StaffRequestsPage({ search }: { search: StaffRequestSearch }) {
  const navigate = useNavigate({ from: "/requests" });
  const change = (changes: StaffRequestSearch) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...changes }),
      resetScroll: false,
    });
  const { data, error, isPending } = useQuery({
    ...allRequestsQuery(search),
    placeholderData: keepPreviousData,
  });
  const pages = data?.pagination.pages ?? 1;
  return (
    <Screen width="wide">
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <section className={styles.list}>
        <div role="group" aria-label={texts.filters} className={styles.filters}>
          <SearchInput asked={search.search ?? ""} change={change} />
          <Select
            className={styles.choice}
            aria-label={texts.status}
            placeholder={texts.anyStatus}
            clearable
            items={statuses}
            value={search.status === undefined ? null : `${search.status}`}
            onValueChange={(status) =>
              change({ status: status ? (Number(status) as RequestStatus) : undefined })
            }
          />
        </div>
        {error ? (
          <Message tone="danger">{describeFailure(error)}</Message>
        ) : (
          <Table
            className={styles.table}
            aria-label={texts.title}
            columns={requestColumns}
            rows={data?.data ?? []}
            getRowKey={requestKey}
            loading={isPending}
            empty={texts.nothing}
          />
        )}
        {pages > 1 && (
          <Pagination
            value={search.page ?? 1}
            pages={pages}
            onValueChange={(page) => change({ page })}
          />
        )}
      </section>
    </Screen>
  );
}

interface SearchInputProps {
  /** As the address has it. */
  asked: string;
  change: (changes: StaffRequestSearch) => void;
}

function SearchInput({ asked, change }: SearchInputProps) {
  const { typed, setTyped } = useTypedSearch({
    asked,
    pause,
    look: (text) => change({ search: text }),
  });
  return (
    <Input
      type="search"
      className={styles.search}
      start={<Search size={16} aria-hidden />}
      aria-label={texts.search}
      placeholder={texts.search}
      maxLength={100}
      value={typed}
      onValueChange={setTyped}
    />
  );
}
