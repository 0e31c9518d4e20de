import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { activityKinds } from "@tour/api";
import type { ActivityKind } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { Loading, Screen, ScreenHeader, useOrganizer } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { Pagination } from "@tour/ui-kit/pagination";
import { Select } from "@tour/ui-kit/select";
import { texts as allTexts } from "../../texts/ru.ts";
import { activityQuery } from "./activity-query.ts";
import type { ActivitySearch } from "./activity-search.ts";
import styles from "./activity.module.css";
import { DeedRow } from "./deed-row.tsx";

const texts = allTexts.activity;
const kinds = activityKinds.map((value) => ({ value, text: texts.kinds[value] }));

/** Who did what for the organiser, newest first. */
export function ActivityPage({ search }: { search: ActivitySearch }) {
  const { organizer } = useOrganizer();
  const navigate = useNavigate({ from: "/$organizerId/activity" });
  const { data, error, isPending } = useQuery({
    ...activityQuery(organizer.id, search),
    placeholderData: keepPreviousData,
  });
  const change = (changes: ActivitySearch) =>
    void navigate({
      search: (before) => ({ ...before, page: undefined, ...changes }),
      resetScroll: false,
    });
  const isFiltered = search.by !== undefined || search.kind !== undefined;
  const people = data?.people ?? [];
  return (
    <Screen>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <div className={styles.filters}>
        <Select<string>
          aria-label={texts.by}
          placeholder={texts.anybody}
          clearable
          items={people.map(({ id, name }) => ({ value: id, text: name }))}
          value={search.by ?? null}
          onValueChange={(by) => change({ by: by ?? undefined })}
        />
        <Select<ActivityKind>
          aria-label={texts.kind}
          placeholder={texts.anything}
          clearable
          items={kinds}
          value={search.kind ?? null}
          onValueChange={(kind) => change({ kind: kind ?? undefined })}
        />
      </div>
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {isPending && <Loading />}
      {data?.data.length === 0 && (
        <div className={styles.empty}>
          <EmptyState
            title={isFiltered ? texts.nothing : texts.empty}
            text={isFiltered ? texts.nothingText : texts.emptyText}
            action={
              isFiltered && (
                <Button
                  variant="secondary"
                  onClick={() => change({ by: undefined, kind: undefined })}
                >
                  {texts.reset}
                </Button>
              )
            }
          />
        </div>
      )}
      {data !== undefined && data.data.length > 0 && (
        <ul className={styles.list} aria-label={texts.caption}>
          {data.data.map((row) => (
            <DeedRow key={row.id} row={row} organizerId={organizer.id} />
          ))}
        </ul>
      )}
      {(data?.pagination.pages ?? 1) > 1 && (
        <Pagination
          value={search.page ?? 1}
          pages={data?.pagination.pages ?? 1}
          onValueChange={(page) => change({ page })}
        />
      )}
    </Screen>
  );
}
