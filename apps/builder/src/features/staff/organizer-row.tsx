import type { OrganizerInfo } from "@tour/api";
import { Tag } from "@tour/ui-kit/tag";
import { ArrowUpRight } from "lucide-react";
import { texts } from "../../texts/ru.ts";
import styles from "./staff-page.module.css";

/** An organiser, how far they have come, and the way to their site. */
export function OrganizerRow({ organizer }: { organizer: OrganizerInfo }) {
  const { name, site_url: url, tours_count: tours, is_published_on_site: isShown } = organizer;
  return (
    <li className={styles.row}>
      <div className={styles.names}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.quiet}>{texts.staff.tours(tours)}</span>
      </div>
      {isShown && (
        <Tag tone="success" size="s">
          {texts.staff.inCatalogue}
        </Tag>
      )}
      {url ? (
        <a className={styles.site} href={url} target="_blank" rel="noopener">
          <span>{new URL(url).host}</span>
          <ArrowUpRight size={16} aria-hidden />
        </a>
      ) : (
        <span className={styles.quiet}>{texts.staff.noSite}</span>
      )}
    </li>
  );
}
