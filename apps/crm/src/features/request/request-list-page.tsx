import { Message } from "@tour/ui-kit/message";
import { Button } from "@tour/ui-kit/button";
import { Segmented } from "@tour/ui-kit/segmented";
import { describeFailure } from "@tour/office/api";
import { Screen, ScreenHeader, useOrganizer } from "@tour/office/shell";
import { useEffect, useRef } from "react";
import { isFiltered } from "../../requests/request-search.ts";
import type { RequestSearch } from "../../requests/request-search.ts";
import { newRequestTexts } from "../../texts/new-request.ru.ts";
import { requestListTexts as texts } from "../../texts/request-list.ru.ts";
import { RequestBoard } from "./board/request-board.tsx";
import { KeepDocuments } from "./keep-documents.tsx";
import { keepSearch } from "./list/kept-place.ts";
import { ListBody } from "./list/list-body.tsx";
import { RequestFilters } from "./list/request-filters.tsx";
import styles from "./list/request-list.module.css";
import { SavedViews } from "../../views/saved-views.tsx";
import { viewsOf } from "../../views/view-store.ts";
import { StatusTabs } from "./list/status-tabs.tsx";
import { useChangeSearch } from "./list/use-change-search.ts";
import { useRequestList } from "./list/use-request-list.ts";

const views = [
  { value: "table", label: texts.views.table },
  { value: "board", label: texts.views.board },
] as const;

/** All requests of an organiser as a table or a board, what is late first. */
export function RequestListPage({ search }: { search: RequestSearch }) {
  const { organizer, isOwner } = useOrganizer();
  const change = useChangeSearch();
  const searchField = useRef<HTMLInputElement>(null);
  const shown = useRequestList(organizer.id, search);
  useEffect(() => keepSearch(organizer.id, search), [organizer.id, search]);
  const focusSearch = () => searchField.current?.focus();
  const at = { organizerId: organizer.id, search };
  return (
    <Screen width="wide" className={styles.page}>
      <ScreenHeader
        title={texts.title}
        lead={texts.lead}
        action={
          <>
            <Segmented
              aria-label={texts.views.label}
              options={views}
              value={search.view ?? "table"}
              onValueChange={(view) => change({ view: view === "board" ? view : undefined })}
            />
            <Button to={`/${organizer.id}/requests/new`}>{newRequestTexts.open}</Button>
          </>
        }
      />
      <div className={styles.bar}>
        {search.view !== "board" && <StatusTabs {...at} counts={shown.counts} />}
        <RequestFilters {...at} change={change} searchField={searchField} />
        <SavedViews
          store={viewsOf(organizer.id, "requests")}
          search={search}
          isChosen={isFiltered(search) || search.order !== undefined}
        />
      </div>
      {shown.error && (
        <Message
          tone="danger"
          action={
            <Button size="s" variant="secondary" onClick={shown.retry}>
              {texts.retry}
            </Button>
          }
        >
          {describeFailure(shown.error)}
        </Message>
      )}
      {search.view === "board" ? (
        <RequestBoard {...at} focusSearch={focusSearch} />
      ) : (
        <ListBody {...at} {...{ shown, change, focusSearch }} />
      )}
      {isOwner && <KeepDocuments organizerId={organizer.id} />}
    </Screen>
  );
}
