import { typograph } from "@tour/blocks/format";
import action from "../../../page/action.module.css";
import { MarketBar } from "../../../page/market-bar.tsx";
import { MarketFooter } from "../../../page/market-footer.tsx";
import { keptTexts as texts } from "../../../texts/kept.ru.ts";
import grid from "../card/tour-grid.module.css";
import { FailedNote } from "../pieces/failed-note.tsx";
import linkButton from "../../../page/link-button.module.css";
import { Notice } from "../pieces/notice.tsx";
import { PageHeading } from "../pieces/page-heading.tsx";
import { CompareBar } from "./compare-bar.tsx";
import { KeptNotes } from "./kept-notes.tsx";
import { LinkedPart } from "./linked-part.tsx";
import type { SavedView } from "./load-saved.ts";
import { MoveAway } from "./move-away.tsx";
import { ViewedRow } from "./viewed-row.tsx";
import styles from "./saved-page.module.css";

/** Saved tours: the browser knows which, and asks for them as they are now (live/start-saved.ts). */
export function SavedPage({ view }: { view: SavedView }) {
  const { byLink } = view;
  return (
    <>
      <MarketBar current="saved" />
      <main id="content" tabIndex={-1} className={styles.page}>
        <PageHeading title={byLink ? texts.byLink.title : texts.title} count={false} />
        {byLink ? <LinkedPart linked={byLink} canBook={view.canBook} /> : <OwnPart />}
      </main>
      <CompareBar />
      <MarketFooter info={view.market} />
      <KeptNotes />
    </>
  );
}

function OwnPart() {
  return (
    <>
      <div className={styles.plain}>
        <p>{typograph(texts.plain)}</p>
        <a className={action.action} href="/tours">
          {texts.toTours}
        </a>
      </div>
      <div className={styles.own} data-saved>
        <p className={styles.spoken} role="status" data-saved-status />
        <ul
          className={`${grid.grid} ${styles.list}`}
          role="list"
          aria-label={texts.loading}
          data-saved-list
        >
          {[0, 1, 2].map((place) => (
            <li key={place} className={styles.blank} aria-hidden="true" />
          ))}
        </ul>
        <FailedNote text={texts.failed} retry={texts.retry} data-saved-failed />
        <div className={styles.empty} hidden data-saved-empty>
          <Notice {...texts.empty} />
        </div>
        <template data-saved-gone>
          <div className={styles.gone}>
            <strong />
            <p>{texts.gone}</p>
            <button type="button" className={linkButton.link} data-take-out>
              {texts.takeOut}
            </button>
          </div>
        </template>
        <template data-saved-removed>
          <div className={styles.gone}>
            <strong />
            <p>{texts.removed}</p>
            <button type="button" className={linkButton.link} data-undo>
              {texts.undo}
            </button>
          </div>
        </template>
        <MoveAway />
        <ViewedRow />
      </div>
    </>
  );
}
