import type { PageVersion } from "@tour/api";
import { sayMoment } from "@tour/blocks/format";
import { Button } from "@tour/ui-kit/button";
import { Tag } from "@tour/ui-kit/tag";
import { texts } from "../../texts/ru.ts";
import styles from "./versions-page.module.css";

interface VersionRowProps {
  version: PageVersion;
  /** By whose clocks it says when. */
  timeZone: string;
  disabled: boolean;
  look: () => void;
  restore: () => void;
}

/** A published version: when, by whom, of what. */
export function VersionRow({ version, timeZone, disabled, look, restore }: VersionRowProps) {
  const scope = version.publish_type === "site" ? texts.versions.whole : texts.versions.only;
  return (
    <li className={styles.version} data-current={version.is_current}>
      <div className={styles.about}>
        <p className={styles.name}>
          {sayMoment(version.published_at, timeZone)}
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
