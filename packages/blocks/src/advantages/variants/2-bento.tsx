import { defineVariant } from "../../definition/define-variant.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { advantages } from "../advantages.block.ts";
import { BentoCell } from "../parts/bento-cell.tsx";
import { layBento } from "../parts/lay-bento.ts";
import { listAdvantages } from "../parts/list-advantages.ts";
import styles from "./2-bento.module.css";

/** Cells of unequal sizes: the first one a picture, the wide ones half of it. */
export const variant = defineVariant(
  advantages,
  { number: 2, title: "Карточки" },
  ({ content, data }) => {
    const items = listAdvantages(content, data);
    const cells = layBento(items.length);
    return (
      <Section>
        <BlockHeading heading={content.heading} />
        <ul role="list" className={styles.bento}>
          {items.map((item, index) => (
            <li key={item.at} className={styles.place} data-cell={cells[index]}>
              <BentoCell advantage={item} cell={cells[index] ?? "small"} />
            </li>
          ))}
        </ul>
      </Section>
    );
  },
);
