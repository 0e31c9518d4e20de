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
    const smallOnes = cells.filter((cell) => cell === "small").length;
    const leftOver = smallOnes % 2 === 1 ? cells.lastIndexOf("small") : -1;
    return (
      <Section>
        <BlockHeading heading={content.heading} />
        <ul role="list" className={styles.bento}>
          {items.map((item, index) => (
            <li
              key={item.at}
              className={styles.place}
              data-cell={cells[index]}
              data-is-left-over={index === leftOver}
            >
              <BentoCell advantage={item} cell={cells[index] ?? "small"} />
            </li>
          ))}
        </ul>
      </Section>
    );
  },
);
