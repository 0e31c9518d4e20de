import { Fragment } from "react";
import type { ReactNode } from "react";
import { defineVariant } from "../../definition/define-variant.ts";
import { Action } from "../../parts/action/action.tsx";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { ShowMore } from "../../parts/show-more/show-more.tsx";
import { texts } from "../../texts/ru.ts";
import { Section } from "../../parts/section/section.tsx";
import { Cancellation } from "../parts/cancellation.tsx";
import { LineList } from "../parts/line-list.tsx";
import { OptionList } from "../parts/option-list.tsx";
import { Prepayment } from "../parts/prepayment.tsx";
import { PriceLead } from "../parts/price-lead.tsx";
import { PriceNotes } from "../parts/price-notes.tsx";
import { price } from "../price.block.ts";
import styles from "./2-card.module.css";

const Folded = ({ children }: { children: ReactNode }) => (
  <ShowMore cuts="phones" label={texts.price.contents} className={styles.contents}>
    {children}
  </ShowMore>
);

/** One large panel: the price as large as a headline, the prepayment under it. */
export const variant = defineVariant(
  price,
  { number: 2, title: "Карточка" },
  ({ content, data, page }) => {
    const { price: view } = data;
    if (!view) return null;
    // One who looks at the price sees the way to its date first, on a phone.
    const hasLists = view.included.length + view.notIncluded.length > 0;
    const Contents = hasLists ? Folded : Fragment;
    return (
      <Section>
        <div className={styles.panel}>
          <div className={styles.top} data-has-options={view.options.length > 1}>
            <div className={styles.lead}>
              <BlockHeading heading={content.heading} className={styles.heading} />
              <PriceLead price={view} size="giant" />
              <Prepayment
                option={view.options[0]}
                percent={view.prepaymentPercent}
                className={styles.prepayment}
              />
            </div>
            <div className={styles.choice}>
              <OptionList price={view} />
              <Action link={content.link} page={page} className={styles.button} />
              <Cancellation rules={view.cancellation} />
            </div>
          </div>
          <Contents>
            <div className={styles.bottom}>
              <LineList lines={view.included} kind="included" columns={2} className={styles.yes} />
              <LineList lines={view.notIncluded} kind="extra" />
              <PriceNotes notes={view.notes} className={styles.notes} />
            </div>
          </Contents>
        </div>
      </Section>
    );
  },
);
