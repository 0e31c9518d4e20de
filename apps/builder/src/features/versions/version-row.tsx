import type { PageVersion } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Tag } from "@tour/ui-kit/tag";
import { texts } from "../../texts/ru.ts";
import { formatInstant } from "@tour/office/format";
import styles from "./versions-page.module.css";

interface VersionRowProps {
  version: PageVersion;
  disabled: boolean;
  look: () => void;
  restore: () => void;
}

/** A published version: when, by whom, of what. */
export function VersionRow({ version, disabled, look, restore }: VersionRowProps) {
  const scope = version.publish_type === "site" ? texts.versions.whole : texts.versions.only;
  return (
    <li className={styles.version} data-current={version.is_current}>
      <div className={styles.about}>
        <p className={styles.name}>
          {formatInstant(version.published_at)}
          {version.is_current && <Tag tone="success">{texts.versions.current}</Tag>}
        </p>
        <p className={styles.quiet}>
          {[
            texts.versions.number(version.version),
            scope,
            texts.versions.blocks(version.blocks_count),
            version.published_by,
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" size="s" onClick={look}>
          {texts.versions.look}
        </Button>
        <Button variant="secondary" size="s" disabled={disabled} onClick={restore}>
          {texts.versions.restore}
        </Button>
      </div>
    </li>
  );
}
