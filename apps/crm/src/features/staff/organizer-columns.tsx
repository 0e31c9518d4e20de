import type { OrganizerInfo } from "@tour/api";
import type { TableColumn } from "@tour/ui-kit/table";
import { Tag } from "@tour/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import { SiteLink } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import styles from "./staff-page.module.css";
import { VerificationTag } from "./verification-tag.tsx";

/** An organiser, how far they have come, and the way to their site. */
export const organizerColumns: TableColumn<OrganizerInfo>[] = [
  {
    key: "name",
    header: texts.staff.organizer,
    render: ({ id, name }) => (
      <Link to="/organizers/$id" params={{ id }} className={styles.name}>
        {name}
      </Link>
    ),
  },
  {
    key: "verification_state",
    header: texts.staff.verification,
    render: ({ verification_state: state }) => <VerificationTag state={state} />,
  },
  { key: "tours_count", header: texts.staff.tours, align: "end" },
  {
    key: "is_published_on_site",
    header: texts.staff.catalogue,
    render: ({ is_published_on_site: isShown }) =>
      isShown ? (
        <Tag tone="success" size="s">
          {texts.staff.inCatalogue}
        </Tag>
      ) : (
        <span className={styles.quiet}>{texts.staff.notInCatalogue}</span>
      ),
  },
  {
    key: "site_url",
    header: texts.staff.site,
    render: ({ site_url: url }) =>
      url ? (
        <span className={styles.site}>
          <SiteLink url={url} />
        </span>
      ) : (
        <span className={styles.quiet}>{texts.staff.noSite}</span>
      ),
  },
];

/** Tells the rows apart. */
export const organizerKey = ({ id }: OrganizerInfo) => id;
