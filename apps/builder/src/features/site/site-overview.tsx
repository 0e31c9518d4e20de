import { Link } from "@tanstack/react-router";
import type { AttachedSite } from "@tour/api";
import { Tag } from "@tour/ui-kit/tag";
import { Screen, SiteLink, useOrganizer } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import { PagePicture } from "../../canvas/page-picture.tsx";
import { WaitingLines } from "../../publish/later/waiting-lines.tsx";
import { PublishButton } from "../../publish/publish-button.tsx";
import { sayMoment } from "@tour/blocks/format";
import { SuspensionNote } from "../../shell/suspension-note.tsx";
import { ReadinessCard } from "./readiness/readiness-card.tsx";
import styles from "./site-overview.module.css";

/** The site as it stands: address, last publication, what is waiting, and the ways to edit it. */
export function SiteOverview({ site }: { site: AttachedSite }) {
  const waiting = (["main", "tour", "site"] as const).filter((part) => site.has_unpublished[part]);
  const params = { organizerId: site.organizer_id };
  return (
    <Screen width="wide">
      <SuspensionNote organizerId={useOrganizer().organizer.id} />
      <header className={styles.header}>
        <div className={styles.names}>
          <h1 className={styles.title}>{site.name}</h1>
          <SiteLink url={site.url} host={site.domain} />
        </div>
        <p className={styles.state}>
          {site.published_at
            ? texts.overview.publishedAt(sayMoment(site.published_at, site.time_zone))
            : texts.overview.neverPublished}
        </p>
      </header>

      <ReadinessCard organizerId={site.organizer_id} />

      <section className={styles.changes} data-waiting={waiting.length > 0}>
        <div>
          <h2 className={styles.subtitle}>
            {waiting.length > 0 ? texts.overview.changesTitle : texts.overview.upToDate}
          </h2>
          {waiting.length === 0 && <p className={styles.quiet}>{texts.overview.noChanges}</p>}
          <p className={styles.tags}>
            {waiting.map((part) => (
              <Tag key={part}>{texts.overview.part[part]}</Tag>
            ))}
          </p>
        </div>
        <PublishButton variant={waiting.length > 0 ? "primary" : "secondary"} />
      </section>

      <WaitingLines organizerId={site.organizer_id} />

      <div className={styles.pages}>
        {(["main", "tour"] as const).map((type) => (
          <div key={type} className={styles.page}>
            <PagePicture site={site} type={type} />
            <Link
              to="/$organizerId/page/$type"
              params={{ ...params, type }}
              className={styles.pageTitle}
            >
              {texts.nav[type]}
            </Link>
            <span className={styles.quiet}>{texts.overview.pageText[type]}</span>
          </div>
        ))}
        <div className={styles.page}>
          <span className={styles.swatches} aria-hidden>
            {[site.preset.accent_color, site.preset.header_color, site.preset.text_color].map(
              (color, index) => (
                <span key={index} style={{ background: color }} />
              ),
            )}
          </span>
          <Link to="/$organizerId/design" params={params} className={styles.pageTitle}>
            {texts.nav.design}
          </Link>
          <span className={styles.quiet}>{texts.overview.designText}</span>
        </div>
      </div>
    </Screen>
  );
}
