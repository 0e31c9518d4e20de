import { hyphenate } from "../../format/hyphenate.ts";
import { defineVariant } from "../../definition/define-variant.ts";
import { Fold } from "../../parts/fold/fold.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { advantages } from "../advantages.block.ts";
import type { Advantage } from "../parts/list-advantages.ts";
import { listAdvantages } from "../parts/list-advantages.ts";
import styles from "./4-with-photo.module.css";

interface ItemProps {
  item: Advantage;
  name: string;
  isOpen: boolean;
}

/** What has nothing to unfold is a line without a plus. */
function Item({ item, name, isOpen }: ItemProps) {
  const title = (
    <Text as="h3" at={`${item.at}.title`} className={styles.title}>
      {hyphenate(item.title)}
    </Text>
  );
  if (!item.text.trim() && !item.image) return <div className={styles.plain}>{title}</div>;
  return (
    <Fold name={name} isOpen={isOpen} summary={title}>
      <Text as="p" at={`${item.at}.text`} className={styles.text}>
        {item.text}
      </Text>
      {item.image && (
        <div className={styles.own} data-at-image={`${item.at}.image`}>
          <Picture image={item.image} ratio="3:2" sizes="100vw" />
        </div>
      )}
    </Fold>
  );
}

/**
 * A folding list beside a picture that follows the open item: all pictures lie on each other, and
 * the style sheet raises the one whose fold is open. On phones each stands in its own fold.
 */
export const variant = defineVariant(
  advantages,
  { number: 4, title: "С фото" },
  ({ id, content, data }) => {
    const items = listAdvantages(content, data);
    const hasPictures = items.some(({ image }) => image);
    return (
      <Section>
        <div className={styles.layout} data-has-pictures={hasPictures}>
          {hasPictures && (
            <div className={styles.pictures}>
              {items.map(
                ({ image, at }, index) =>
                  image && (
                    <div
                      key={at}
                      className={styles.picture}
                      data-item={index + 1}
                      data-at-image={`${at}.image`}
                    >
                      <Picture image={image} ratio="fill" sizes="(width < 1300px) 50vw, 600px" />
                    </div>
                  ),
              )}
            </div>
          )}
          <div className={styles.words}>
            <BlockHeading heading={content.heading} />
            <ul role="list" className={styles.list}>
              {items.map((item, index) => (
                <li key={item.at} className={styles.item} data-item={index + 1}>
                  <Item item={item} name={`${id}-item`} isOpen={index === 0} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
    );
  },
);
