import { useQuery } from "@tanstack/react-query";
import type { PageType, PageVersion } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { findBlock } from "@tour/blocks/definitions";
import { Button } from "@tour/ui-kit/button";
import { Tag } from "@tour/ui-kit/tag";
import { useState } from "react";
import { client } from "@tour/office/api";
import { texts } from "../../texts/ru.ts";
import { formatInstant } from "@tour/office/format";
import styles from "./versions-page.module.css";

interface VersionRowProps {
  organizerId: number;
  type: PageType;
  version: PageVersion;
  disabled: boolean;
  restore: () => void;
}

/** A published version: when, by whom, of what; its blocks are read when somebody looks. */
export function VersionRow({ organizerId, type, version, disabled, restore }: VersionRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...builderQueries.pageVersion(client, organizerId, type, version.version),
    enabled: isOpen,
    staleTime: Infinity,
  });
  const scope = version.publish_type === "site" ? texts.versions.whole : texts.versions.only;
  return (
    <li className={styles.version} data-current={version.is_current}>
      <div className={styles.about}>
        <p className={styles.name}>
          {formatInstant(version.published_at)}
          {version.is_current && <Tag tone="success">{texts.versions.current}</Tag>}
        </p>
        <p className={styles.quiet}>
          {[texts.versions.number(version.version), scope, version.published_by]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <Button variant="secondary" size="s" disabled={disabled} onClick={restore}>
        {texts.versions.restore}
      </Button>
      <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          {texts.versions.look} ({version.blocks_count})
        </summary>
        <ol className={styles.blocks}>
          {data?.blocks.map((block) => (
            <li key={block.id}>
              {findBlock(block.type)?.definition.title ?? texts.editor.unknownBlock}
              {block.is_hidden && <Tag>{texts.editor.hidden}</Tag>}
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}
