import { typograph } from "@tour/blocks/format";
import action from "../../../page/action.module.css";
import { keptTexts } from "../../../texts/kept.ru.ts";
import { marketTexts } from "../../../texts/market.ru.ts";
import { TourGrid } from "../card/tour-grid.tsx";
import { plural } from "../format/format.ts";
import { Notice } from "../pieces/notice.tsx";
import type { LinkedTours } from "./load-saved.ts";
import styles from "./saved-page.module.css";

const texts = keptTexts.byLink;
const countTours = (count: number) => plural(count, marketTexts.counts.tours);

interface LinkedPartProps {
  linked: LinkedTours;
  canBook: boolean;
}

/** The tours of a link: to look at for everybody, to keep by a press. */
export function LinkedPart({ linked, canBook }: LinkedPartProps) {
  const { tours, goneCount, viewed } = linked;
  if (tours.length + viewed.length === 0) return <Notice {...texts.none} />;
  const [viewedCount, gone] = [countTours(viewed.length), countTours(goneCount)];
  return (
    <>
      <div className={styles.take} data-link-viewed={viewed.join(",")} data-take>
        <p>{typograph(texts.text)}</p>
        {viewed.length > 0 && <p>{typograph(texts.viewed(viewedCount))}</p>}
        {goneCount > 0 && <p>{typograph(texts.gone(gone))}</p>}
        <p className={styles.done} role="status" data-take-status />
        <div className={styles.buttons}>
          <button type="button" className={action.action} data-take-all>
            {texts.take}
          </button>
          <button type="button" className={styles.quiet} hidden data-take-back>
            {texts.undo}
          </button>
          <a className={styles.quiet} href="/saved">
            {texts.toSaved}
          </a>
        </div>
      </div>
      <p className={styles.plain}>{typograph(texts.plain)}</p>
      {tours.length > 0 && (
        <div data-linked>
          <TourGrid tours={tours} eager={3} canBook={canBook} />
        </div>
      )}
    </>
  );
}
