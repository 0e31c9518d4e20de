import type { OrganizerInfo } from "@tour/api";
import { Tag } from "@tour/ui-kit/tag";
import { SiteLink } from "../../shell/site-link.tsx";
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
      {url ? <SiteLink url={url} /> : <span className={styles.quiet}>{texts.staff.noSite}</span>}
    </li>
  );
}
