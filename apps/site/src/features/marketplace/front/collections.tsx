import type { MarketCollection } from "@tour/api";
import { typograph } from "@tour/blocks/format";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./collections.module.css";
import { plural } from "../format/format.ts";
import { toAddress } from "../search/market-search.ts";
import { Picture } from "../pieces/picture.tsx";

const texts = allTexts.marketplace;

/** What staff put together, each a picture that leads to its tours; nothing where there is none. */
export function Collections({ collections }: { collections: readonly MarketCollection[] }) {
  if (collections.length === 0) return null;
  return (
    <nav className={styles.section} aria-labelledby="collections">
      <h2 id="collections">{texts.collections}</h2>
      <ul role="list" data-few={collections.length < 4 ? collections.length : undefined}>
        {collections.map(({ slug, name, text, image, tours_count: count }) => (
          <li key={slug} className={styles.tile} data-has-picture={image !== null}>
            {image && (
              <Picture image={image} sizes="(width < 576px) 80vw, (width < 992px) 46vw, 420px" />
            )}
            <span className={styles.words}>
              <a href={toAddress("/tours", { collection: slug })}>{typograph(name)}</a>
              {text && <span className={styles.text}>{typograph(text)}</span>}
              <span className={styles.count}>{plural(count, texts.counts.tours)}</span>
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
