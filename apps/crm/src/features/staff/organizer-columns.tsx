import type { OrganizerInfo } from "@tour/api";
import type { TableColumn } from "@tour/ui-kit/table";
import { Tag } from "@tour/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import { SiteLink } from "@tour/office/shell";
import { staffTexts } from "../../texts/staff.ru.ts";
import styles from "./staff-page.module.css";
import { VerificationTag } from "./verification-tag.tsx";

/** An organiser, how far they have come, and the way to their site. */
export const organizerColumns: TableColumn<OrganizerInfo>[] = [
  {
    key: "name",
    header: staffTexts.organizer,
    render: ({ id, name }) => (
      <Link to="/organizers/$id" params={{ id }} className={styles.name}>
        {name}
      </Link>
    ),
  },
  {
    key: "verification_state",
    header: staffTexts.verification,
    render: ({ verification_state: state }) => <VerificationTag state={state} />,
  },
  { key: "tours_count", header: staffTexts.tours, align: "end" },
  {
    key: "is_published_on_site",
    header: staffTexts.catalogue,
    render: ({ is_published_on_site: isShown }) =>
      isShown ? (
        <Tag tone="success" size="s">
          {staffTexts.inCatalogue}
        </Tag>
      ) : (
        <span className={styles.quiet}>{staffTexts.notInCatalogue}</span>
      ),
  },
  {
    key: "site_url",
    header: staffTexts.site,
    render: ({ site_url: url }) =>
      url ? (
        <span className={styles.site}>
          <SiteLink url={url} />
        </span>
      ) : (
        <span className={styles.quiet}>{staffTexts.noSite}</span>
      ),
  },
];

/** Tells the rows apart. */
export const organizerKey = ({ id }: OrganizerInfo) => id;
