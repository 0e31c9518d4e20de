import { useQuery } from "@tanstack/react-query";
import type { PageType } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { Tag } from "@tour/ui-kit/tag";
import { client } from "@tour/office/api";
import { nameBlock } from "../../document/name-block.ts";
import { texts } from "../../texts/ru.ts";
import { SettingsCard } from "@tour/office/shell";
import styles from "./versions-page.module.css";

const tones = {
  added: "success",
  changed: "warning",
  hidden: "neutral",
  shown: "neutral",
  moved: "neutral",
  removed: "danger",
} as const;

/** The blocks of the draft that visitors do not see as they are. */
export function UnpublishedBlocks({ organizerId, type }: { organizerId: number; type: PageType }) {
  const { data } = useQuery({
    ...builderQueries.unpublishedBlocks(client, organizerId, type),
    staleTime: 0,
  });
  const hasGone = data?.changes.some(({ change }) => change === "removed") ?? false;
  // A block that was removed is on the site alone: its name is read there.
  const published = useQuery({
    ...builderQueries.publishedSite(client, organizerId),
    staleTime: 0,
    enabled: hasGone,
  });
  if (!data) return null;
  const blocks = [...data.blocks, ...(published.data?.[type] ?? [])];
  const titleOf = (id: string) => {
    const block = blocks.find((one) => one.id === id);
    return block ? nameBlock(block) : texts.editor.unknownBlock;
  };
  const isNamed = published.data !== undefined;
  const gone = data.changes.filter(({ change }) => change === "removed").length;
  const listed = data.changes.filter(({ change }) => isNamed || change !== "removed");
  return (
    <SettingsCard title={texts.versions.changesTitle}>
      {data.changes.length === 0 ? (
        <p className={`${styles.quiet} ${styles.unchanged}`}>{texts.versions.noChanges}</p>
      ) : (
        <ul className={styles.changes}>
          {listed.map(({ id, change }) => (
            <li key={id}>
              {titleOf(id)}
              <Tag tone={tones[change]}>{texts.comparison.change[change]}</Tag>
            </li>
          ))}
          {gone > 0 && !isNamed && (
            <li>
              {texts.versions.blocks(gone)}
              <Tag tone={tones.removed}>{texts.comparison.change.removed}</Tag>
            </li>
          )}
        </ul>
      )}
    </SettingsCard>
  );
}
