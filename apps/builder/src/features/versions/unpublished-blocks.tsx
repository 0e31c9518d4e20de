import { useQuery } from "@tanstack/react-query";
import type { PageType } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { findBlock } from "@tour/blocks/definitions";
import { Tag } from "@tour/ui-kit/tag";
import { client } from "@tour/office/api";
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
  if (!data) return null;
  const titleOf = (id: string) => {
    const block = data.blocks.find((one) => one.id === id);
    return (block && findBlock(block.type)?.definition.title) ?? texts.editor.unknownBlock;
  };
  const gone = data.changes.filter(({ change }) => change === "removed").length;
  const kept = data.changes.filter(({ change }) => change !== "removed");
  return (
    <SettingsCard title={texts.versions.changesTitle}>
      {data.changes.length === 0 ? (
        <p className={styles.quiet}>{texts.versions.noChanges}</p>
      ) : (
        <ul className={styles.changes}>
          {kept.map(({ id, change }) => (
            <li key={id}>
              {titleOf(id)}
              <Tag tone={tones[change]}>{texts.comparison.change[change]}</Tag>
            </li>
          ))}
          {gone > 0 && (
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
