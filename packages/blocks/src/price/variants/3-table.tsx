import { defineVariant } from "../../definition/define-variant.ts";
import { Action } from "../../parts/action/action.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Cancellation } from "../parts/cancellation.tsx";
import { LineList } from "../parts/line-list.tsx";
import { PriceNotes } from "../parts/price-notes.tsx";
import { PriceTable } from "../parts/price-table.tsx";
import { price } from "../price.block.ts";
import styles from "./3-table.module.css";

/** Options as columns, dates as rows; on phones the options are swiped past the dates. */
export const variant = defineVariant(
  price,
  { number: 3, title: "Таблица" },
  ({ content, data, page }) => {
    const { price: view } = data;
    if (!view) return null;
    return (
      <Section surface="muted">
        <div className={styles.top}>
          <BlockHeading heading={content.heading} className={styles.heading} />
          <Action link={content.link} page={page} className={styles.button} />
        </div>
        <PriceTable price={view} today={page.today} />
        <div className={styles.bottom}>
          <LineList lines={view.included} kind="included" columns={2} />
          <LineList lines={view.notIncluded} kind="extra" />
          <PriceNotes notes={view.notes} />
          <Cancellation rules={view.cancellation} />
        </div>
      </Section>
    );
  },
);
