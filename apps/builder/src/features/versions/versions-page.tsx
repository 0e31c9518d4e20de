import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { PageType } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { Segmented } from "@tour/ui-kit/segmented";
import { useState } from "react";
import { client, describeFailure } from "@tour/office/api";
import { useTimeZone } from "../../clocks/use-time-zone.ts";
import { PublishButton } from "../../publish/publish-button.tsx";
import { Screen, ScreenHeader, screenChoice, useOrganizer } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import { ScreenDeeds } from "../../undo/screen-deeds.tsx";
import { useUndoneScreen } from "../../undo/use-undone-screen.ts";
import { ScheduledList } from "./scheduled/scheduled-list.tsx";
import { UnpublishedBlocks } from "./unpublished-blocks.tsx";
import { describeRestoration, useRestoring } from "./use-restoring.ts";
import { VersionRow } from "./version-row.tsx";
import { VersionWindow } from "./version-window.tsx";
import styles from "./versions-page.module.css";

const types = ["main", "tour"] as const;

/** What was published, and what is not yet. */
export function VersionsPage() {
  const { organizer } = useOrganizer();
  const [type, setType] = useState<PageType>("main");
  const [looked, setLooked] = useState<number | null>(null);
  const { data: versions, error } = useQuery({
    ...builderQueries.pageVersions(client, organizer.id, type),
    staleTime: 0,
  });
  const undoing = useUndoneScreen(organizer.id, "versions");
  const { restore, undo, reset } = useRestoring(organizer.id, type);
  const timeZone = useTimeZone(organizer.id);
  const problem = restore.error ?? undo.error;

  return (
    <Screen>
      <ScreenHeader
        title={texts.versions.title}
        lead={texts.versions.lead}
        action={
          <ScreenDeeds undoing={undoing}>
            <PublishButton />
          </ScreenDeeds>
        }
      />
      <ScheduledList organizerId={organizer.id} />
      <Segmented
        className={screenChoice}
        aria-label={texts.nav.label}
        options={types.map((value) => ({ value, label: texts.versions.page[value] }))}
        value={type}
        onValueChange={(next) => {
          reset();
          setType(next);
        }}
      />
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      <UnpublishedBlocks organizerId={organizer.id} type={type} />
      {versions?.length === 0 && <EmptyState title={texts.versions.empty} />}
      <div>
        <ol className={styles.versions} reversed>
          {versions?.map((version) => (
            <VersionRow
              key={`${type}-${version.version}`}
              version={version}
              timeZone={timeZone}
              disabled={restore.isPending}
              look={() => setLooked(version.version)}
              restore={() => restore.mutate({ version: version.version })}
            />
          ))}
        </ol>
        {/* At the end, and in sight there: above the list it would push it from under the pointer. */}
        <div className={styles.notice} role="status" data-toasts={restore.data && "above"}>
          {problem && <Message tone="danger">{describeFailure(problem)}</Message>}
          {restore.data && (
            <Message
              tone="success"
              title={describeRestoration(restore.variables)}
              action={
                <div className={styles.actions}>
                  <Link to="/$organizerId/page/$type" params={{ organizerId: organizer.id, type }}>
                    {texts.versions.open}
                  </Link>
                  <Button
                    size="s"
                    variant="secondary"
                    loading={undo.isPending}
                    onClick={() => undo.mutate(restore.data)}
                  >
                    {texts.versions.undo}
                  </Button>
                </div>
              }
            >
              {texts.versions.restoredText}
            </Message>
          )}
        </div>
      </div>
      {versions && (
        <VersionWindow
          key={type}
          type={type}
          versions={versions}
          looked={looked}
          look={setLooked}
          restore={(restoration) => {
            setLooked(null);
            restore.mutate(restoration);
          }}
        />
      )}
    </Screen>
  );
}
