import { defineVariant } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { GalleryLink } from "../../parts/gallery/gallery-link.tsx";
import { GalleryRoots } from "../../parts/gallery/gallery-roots.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { ScrollRow } from "../../parts/scroll-row/scroll-row.tsx";
import { Section } from "../../parts/section/section.tsx";
import { accommodations } from "../accommodations.block.ts";
import { AccommodationWords } from "../parts/accommodation-words.tsx";
import styles from "./2-wide-blocks.module.css";

/** Place under place: a strip of pictures from edge to edge, name and words set apart under it. */
export const variant = defineVariant(
  accommodations,
  { number: 2, title: "Широкие блоки", interactive: true },
  ({ content, data }) => (
    <Section width="bleed" surface="muted">
      <div className={styles.edge}>
        <BlockHeading heading={content.heading} />
      </div>
      <GalleryRoots>
        {isIsland || (
          <ul role="list" className={styles.places}>
            {data.accommodations.map((accommodation, index) => (
              <li key={index}>
                <article className={styles.place}>
                  {accommodation.media.length > 0 && (
                    <div data-gallery={accommodation.name}>
                      <ScrollRow label={accommodation.name} isFree className={styles.strip}>
                        {accommodation.media.map((each, order) => (
                          <li key={order} className={styles.shot}>
                            <GalleryLink
                              {...each}
                              number={order + 1}
                              count={accommodation.media.length}
                              ratio="fill"
                              sizes="(width < 768px) 90vw, 800px"
                              caption={each.media.image.alt || accommodation.name}
                              className={styles.picture}
                            />
                          </li>
                        ))}
                      </ScrollRow>
                    </div>
                  )}
                  <div className={styles.edge}>
                    <AccommodationWords accommodation={accommodation} className={styles.words} />
                  </div>
                </article>
              </li>
            ))}
          </ul>
        )}
      </GalleryRoots>
    </Section>
  ),
);
