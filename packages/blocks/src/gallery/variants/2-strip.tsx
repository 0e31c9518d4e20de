import { defineVariant } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { GalleryLink } from "../../parts/gallery/gallery-link.tsx";
import { GalleryRoot } from "../../parts/gallery/gallery-root.tsx";
import { RowHeading } from "../../parts/scroll-row/row-heading.tsx";
import { ScrollRow } from "../../parts/scroll-row/scroll-row.tsx";
import { Section } from "../../parts/section/section.tsx";
import { texts } from "../../texts/ru.ts";
import { gallery } from "../gallery.block.ts";
import { listShots } from "../parts/list-shots.ts";
import styles from "./2-strip.module.css";

/**
 * A strip from edge to edge that hand or mouse pulls along: tall and wide prints on one line, each
 * with its number.
 */
export const variant = defineVariant(
  gallery,
  { number: 2, title: "Лента", interactive: true },
  ({ content, data }) => (
    <Section width="bleed">
      <RowHeading heading={content.heading} />
      <GalleryRoot label={content.heading.title || texts.gallery.label}>
        {isIsland || (
          <ScrollRow label={content.heading.title} isFree className={styles.strip}>
            {listShots(content, data).map((shot) => (
              <li key={shot.at} className={styles.item}>
                <GalleryLink
                  {...shot}
                  ratio="fill"
                  sizes="(width < 768px) 84vw, 820px"
                  className={styles.shot}
                />
                <p className={styles.caption} aria-hidden>
                  <span className={styles.number}>
                    {shot.number}/{shot.count}
                  </span>
                  {shot.media.image.alt}
                </p>
              </li>
            ))}
          </ScrollRow>
        )}
      </GalleryRoot>
    </Section>
  ),
);
