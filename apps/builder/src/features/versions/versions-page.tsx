import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { PageType } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { Button } from "@tour/ui-kit/button";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { Segmented } from "@tour/ui-kit/segmented";
import { useState } from "react";
import { client, describeFailure } from "@tour/office/api";
import { PublishButton } from "../../publish/publish-button.tsx";
import { Screen, ScreenHeader, screenChoice, useOrganizer } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import { UnpublishedBlocks } from "./unpublished-blocks.tsx";
import { VersionRow } from "./version-row.tsx";
import styles from "./versions-page.module.css";

const types = ["main", "tour"] as const;

/** What was published, and what is not yet. */
export function VersionsPage() {
  const { organizer } = useOrganizer();
  const [type, setType] = useState<PageType>("main");
  const queryClient = useQueryClient();
  const { data: versions, error } = useQuery({
    ...builderQueries.pageVersions(client, organizer.id, type),
    staleTime: 0,
  });
  const query = { organizer_id: organizer.id, type };
  const settle = () =>
    Promise.all([
      queryClient.invalidateQueries(builderQueries.site(client, organizer.id)),
      queryClient.invalidateQueries(builderQueries.unpublishedBlocks(client, organizer.id, type)),
      queryClient.invalidateQueries(builderQueries.page(client, organizer.id, type)),
    ]);
  const restore = useMutation({
    mutationFn: async (version: number) => {
      const { data: before } = await client.getPage({ query });
      const body = { version, draft_version: before.version };
      const { data } = await client.restorePageVersion({ query, body });
      return { before, after: data.version };
    },
    onSuccess: settle,
  });
  /** The draft that stood there before is kept here until the screen is left. */
  const undo = useMutation({
    mutationFn: ({ before, after }: NonNullable<typeof restore.data>) =>
      client.savePageBlocks({ query, body: { blocks: before.blocks, version: after } }),
    onSuccess: () => {
      restore.reset();
      return settle();
    },
  });
  const problem = error ?? restore.error ?? undo.error;

  return (
    <Screen>
      <ScreenHeader
        title={texts.versions.title}
        lead={texts.versions.lead}
        action={<PublishButton />}
      />
      <Segmented
        className={screenChoice}
        aria-label={texts.nav.label}
        options={types.map((value) => ({ value, label: texts.versions.page[value] }))}
        value={type}
        onValueChange={(next) => {
          restore.reset();
          undo.reset();
          setType(next);
        }}
      />
      {problem && <Message tone="danger">{describeFailure(problem)}</Message>}
      {restore.data && (
        <Message
          tone="success"
          title={texts.versions.restored(restore.variables)}
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
      <UnpublishedBlocks organizerId={organizer.id} type={type} />
      {versions?.length === 0 && <EmptyState title={texts.versions.empty} />}
      <ol className={styles.versions} reversed>
        {versions?.map((version) => (
          <VersionRow
            key={`${type}-${version.version}`}
            organizerId={organizer.id}
            type={type}
            version={version}
            disabled={restore.isPending}
            restore={() => restore.mutate(version.version)}
          />
        ))}
      </ol>
    </Screen>
  );
}
