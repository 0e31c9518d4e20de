import { defineVariant } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/as-served/as-served.ts";
import { GalleryRoots } from "../../parts/gallery/gallery-roots.tsx";
import { CardGrid } from "../../parts/card-grid/card-grid.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { livings } from "../livings.block.ts";
import { LivingWords } from "../parts/living-words.tsx";
import { SwipePictures } from "../parts/swipe-pictures.tsx";
import styles from "./1-gallery-cards.module.css";

/** A card a place, each with a row of pictures of its own. */
export const variant = defineVariant(
  livings,
  { number: 1, title: "Карточки с галереей", interactive: true },
  ({ content, data }) => (
    <Section>
      <BlockHeading heading={content.heading} />
      <GalleryRoots>
        {isIsland || (
          <CardGrid className={styles.grid}>
            {data.livings.map((living, index) => (
              <li key={index}>
                <article className={styles.card}>
                  <div className={styles.pictures} data-gallery={living.name}>
                    <SwipePictures living={living} />
                  </div>
                  <LivingWords living={living} className={styles.words} />
                </article>
              </li>
            ))}
          </CardGrid>
        )}
      </GalleryRoots>
    </Section>
  ),
);
