import { defineVariant } from "../../definition/define-variant.ts";
import { Action } from "../../parts/action/action.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Bill } from "../parts/bill.tsx";
import { Cancellation } from "../parts/cancellation.tsx";
import { LineList } from "../parts/line-list.tsx";
import { PriceNotes } from "../parts/price-notes.tsx";
import { price } from "../price.block.ts";
import styles from "./4-bill.module.css";

/** A bill: line by line, the total below, torn off at its end. */
export const variant = defineVariant(
  price,
  { number: 4, title: "Чек" },
  ({ content, data, page }) => {
    const { price: view } = data;
    if (!view) return null;
    return (
      <Section surface="muted">
        <div className={styles.layout}>
          <BlockHeading heading={content.heading} className={styles.heading} />
          <Bill price={view} siteName={page.siteName} className={styles.bill}>
            <Action link={content.link} page={page} className={styles.button} />
          </Bill>
          <div className={styles.rest}>
            <LineList lines={view.notIncluded} kind="extra" />
            <PriceNotes notes={view.notes} />
            <Cancellation rules={view.cancellation} className={styles.cancellation} />
          </div>
        </div>
      </Section>
    );
  },
);
