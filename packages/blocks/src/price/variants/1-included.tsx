import { defineVariant } from "../../definition/define-variant.ts";
import { Action } from "../../parts/action/action.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { texts } from "../../texts/ru.ts";
import { Cancellation } from "../parts/cancellation.tsx";
import { LineList } from "../parts/line-list.tsx";
import { OptionList } from "../parts/option-list.tsx";
import { Prepayment } from "../parts/prepayment.tsx";
import { PriceLead } from "../parts/price-lead.tsx";
import { PriceNotes } from "../parts/price-notes.tsx";
import { price } from "../price.block.ts";
import styles from "./1-included.module.css";

/** What is included and what is not, side by side; the price card stays in view beside them. */
export const variant = defineVariant(
  price,
  { number: 1, title: "Включено и нет" },
  ({ content, data, page }) => {
    const { price: view } = data;
    if (!view) return null;
    return (
      <Section>
        <div className={styles.layout}>
          <BlockHeading heading={content.heading} className={styles.heading} />
          <div className={styles.lists}>
            <LineList lines={view.included} kind="included" />
            <LineList lines={view.notIncluded} kind="extra" />
            <PriceNotes notes={view.notes} className={styles.notes} />
          </div>
          <aside className={styles.card} aria-label={texts.tour.price}>
            <PriceLead price={view} />
            <OptionList price={view} />
            <Prepayment option={view.options[0]} percent={view.prepaymentPercent} />
            <Action link={content.link} page={page} className={styles.button} />
            <Cancellation rules={view.cancellation} />
          </aside>
        </div>
      </Section>
    );
  },
);
