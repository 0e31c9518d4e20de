import { texts as allTexts } from "../../../texts/ru.ts";
import { plural } from "../format/format.ts";
import type { OrganizersView } from "./load-organizers.ts";
import { MarketBar } from "../../../page/market-bar.tsx";
import { CompareBar } from "../kept/compare-bar.tsx";
import { KeptNotes } from "../kept/kept-notes.tsx";
import { MarketFooter } from "../../../page/market-footer.tsx";
import { toAddress } from "../search/market-search.ts";
import { Notice } from "../pieces/notice.tsx";
import { OrganizerPanel } from "./organizer-panel.tsx";
import { PageHeading } from "../pieces/page-heading.tsx";
import styles from "./organizers-page.module.css";
import { PageLinks } from "../pieces/page-links.tsx";

const texts = allTexts.marketplace;

/** All published organisers, page by page, each in its own brand, with their nearest tours. */
export function OrganizersPage({ view }: { view: OrganizersView }) {
  const { organizers, organizersCount, page, pages } = view;
  return (
    <>
      <MarketBar current="organizers" />
      <main id="content" tabIndex={-1}>
        <PageHeading
          title={texts.organizers}
          count={organizers.length > 0 && plural(organizersCount, texts.counts.organizers)}
          className={styles.header}
        />
        {organizers.map((organizer) => (
          <OrganizerPanel key={organizer.siteId} organizer={organizer} canBook={view.canBook} />
        ))}
        {organizers.length === 0 && <Notice {...texts.empty} />}
        <div className={styles.pages}>
          <PageLinks
            page={page}
            pages={pages}
            toAddress={(number) => toAddress("/organizers", { page: number })}
          />
        </div>
      </main>
      <CompareBar />
      <MarketFooter info={view.market} />
      <KeptNotes />
    </>
  );
}
