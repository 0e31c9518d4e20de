import { texts as allTexts } from "../texts/ru.ts";
import { plural } from "./format.ts";
import type { MarketplaceView } from "./load-marketplace.ts";
import styles from "./marketplace-page.module.css";
import { OrganizerPanel } from "./organizer-panel.tsx";
import { Picture } from "./picture.tsx";

const texts = allTexts.marketplace;

/** All published organisers, each in its own brand, with their nearest tours. */
export function MarketplacePage({ view }: { view: MarketplaceView }) {
  const { organizers } = view;
  const pictures = organizers.flatMap(({ siteId, image }) => (image ? [{ siteId, image }] : []));
  const toursCount = organizers.reduce((sum, organizer) => sum + organizer.toursCount, 0);
  return (
    <main id="content" tabIndex={-1}>
      <header className={styles.hero} data-has-pictures={pictures.length > 0}>
        <div className={styles.words}>
          <p className={styles.name}>{texts.name}</p>
          <h1 className={styles.title}>{texts.title}</h1>
          <p className={styles.lead}>{texts.lead}</p>
          {organizers.length > 0 && (
            <nav className={styles.index} aria-label={texts.organizers}>
              {organizers.map(({ siteId, name, toursCount: count }) => (
                <a key={siteId} href={`#organizer-${siteId}`}>
                  <strong>{name}</strong>
                  {count > 0 && <span>{plural(count, texts.counts.tours)}</span>}
                </a>
              ))}
            </nav>
          )}
        </div>
        {pictures.length > 0 && (
          <div className={styles.posters} aria-hidden="true">
            {pictures.slice(0, 3).map(({ siteId, image }, index) => (
              <Picture
                key={siteId}
                image={image}
                className={styles.poster}
                sizes="(width < 992px) 45vw, 24vw"
                isFirst={index === 0}
              />
            ))}
          </div>
        )}
      </header>
      {organizers.map((organizer) => (
        <OrganizerPanel key={organizer.siteId} organizer={organizer} />
      ))}
      {toursCount === 0 && organizers.length === 0 && (
        <Notice {...(view.isComplete ? texts.empty : texts.failed)} />
      )}
    </main>
  );
}

function Notice({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.notice}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
