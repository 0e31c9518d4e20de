import { defineVariant } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { GalleryRoots } from "../../parts/gallery/gallery-roots.tsx";
import { CardGrid } from "../../parts/card-grid/card-grid.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { accommodations } from "../accommodations.block.ts";
import { AccommodationWords } from "../parts/accommodation-words.tsx";
import { PictureWall } from "../parts/picture-wall.tsx";
import styles from "./1-gallery-cards.module.css";

/** Places beside each other, each under a wall of its pictures; phones swipe them. */
export const variant = defineVariant(
  accommodations,
  { number: 1, title: "Карточки с галереей", interactive: true },
  ({ content, data }) => (
    <Section>
      <BlockHeading heading={content.heading} />
      <GalleryRoots>
        {isIsland || (
          <CardGrid isSwiped className={styles.grid}>
            {data.accommodations.map((accommodation, index) => (
              <li key={index}>
                <article className={styles.card} data-has-picture={accommodation.media.length > 0}>
                  <PictureWall accommodation={accommodation} />
                  <AccommodationWords accommodation={accommodation} className={styles.words} />
                </article>
              </li>
            ))}
          </CardGrid>
        )}
      </GalleryRoots>
    </Section>
  ),
);
