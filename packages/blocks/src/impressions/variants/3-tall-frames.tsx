import { defineVariant } from "../../definition/define-variant.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { GalleryLink } from "../../parts/gallery/gallery-link.tsx";
import { GalleryRoot } from "../../parts/gallery/gallery-root.tsx";
import { RowHeading } from "../../parts/scroll-row/row-heading.tsx";
import { ScrollRow } from "../../parts/scroll-row/scroll-row.tsx";
import { rowSizes } from "../../parts/scroll-row/row-sizes.ts";
import { endsAboveWords } from "../../parts/shade/shade.ts";
import { Section } from "../../parts/section/section.tsx";
import { texts } from "../../texts/ru.ts";
import { impressions } from "../impressions.block.ts";
import { ImpressionWords } from "../parts/impression-words.tsx";
import { listImpressions } from "../parts/list-impressions.ts";
import styles from "./3-tall-frames.module.css";

interface FramesProps {
  items: ReturnType<typeof listImpressions>;
  label: string;
}

function TallFrames({ items, label }: FramesProps) {
  const pictures = items.filter(({ image }) => image);
  return (
    <ScrollRow label={label} size="slim" takesFocus={pictures.length === 0} className={styles.row}>
      {items.map((item) => (
        <li key={item.at}>
          <article className={styles.frame} data-has-picture={item.image !== null}>
            {item.image && (
              <GalleryLink
                media={{ kind: "image", image: item.image }}
                number={pictures.indexOf(item) + 1}
                count={pictures.length}
                ratio="fill"
                sizes={rowSizes(items.length, "320px")}
                caption={[item.title, item.text].filter((text) => text.trim()).join(". ")}
                at={`${item.at}.image`}
                className={`${styles.picture} ${endsAboveWords}`}
              />
            )}
            <ImpressionWords item={item} className={styles.words} />
          </article>
        </li>
      ))}
    </ScrollRow>
  );
}

/** Tall frames that one swipes through, as pictures on a phone; a tap opens one over the window. */
export const variant = defineVariant(
  impressions,
  { number: 3, title: "Истории", interactive: true },
  ({ content, data }) => (
    <Section width="bleed">
      <RowHeading heading={content.heading} />
      <GalleryRoot label={content.heading.title || texts.gallery.label}>
        {isIsland || (
          <TallFrames items={listImpressions(content, data)} label={content.heading.title} />
        )}
      </GalleryRoot>
    </Section>
  ),
);
