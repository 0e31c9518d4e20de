import type { Money } from "@tour/api";
import type { ReactNode } from "react";
import { formatMoney } from "../../format/format-money.ts";
import { hyphenate } from "../../format/hyphenate.ts";
import { typograph } from "../../format/typography.ts";
import { Text } from "../../parts/text/text.tsx";
import { tourMark } from "../../parts/tour-mark/tour-mark.ts";
import { texts } from "../../texts/ru.ts";
import type { PriceOption, PriceView } from "../select-price.ts";
import { BillLine } from "./bill-line.tsx";
import styles from "./bill.module.css";

interface BillProps {
  price: PriceView;
  siteName: string;
  className?: string;
  /** What stands under the total: the button. */
  children: ReactNode;
}

/** The price as a bill: what one pays for, line by line, the total, and when it is paid. */
export function Bill({ price, siteName, className, children }: BillProps) {
  const [base, ...others] = price.options;
  const dearer = others.filter(({ kind, extra }) => isYoung(kind) || extra !== null);
  const amount = (money: PriceView["options"][number]["price"]) =>
    money ? `${base?.isFrom ? `${texts.from}\u00a0` : ""}${formatMoney(money)}` : "";
  return (
    <div className={`${styles.shadow} ${className ?? ""}`}>
      <div className={styles.paper}>
        <header className={styles.head}>
          <p className={styles.seller}>{siteName}</p>
          <p {...tourMark(price.tourId, "title")} className={styles.tour}>
            {typograph(hyphenate(price.tourTitle))}
          </p>
        </header>
        <ul role="list" className={styles.lines}>
          {base && <BillLine name={base.title} value={amount(base.price)} />}
          {price.included.map((line, index) => (
            <BillLine
              key={index}
              name={
                <Text as="span" at={line.at}>
                  {line.text}
                </Text>
              }
              value={texts.price.isIncluded}
              isQuiet
            />
          ))}
        </ul>
        <p className={styles.total}>
          <span className={styles.totalName}>{texts.price.total}</span>
          <strong {...tourMark(price.tourId, "price")} className={styles.sum}>
            {base?.price ? amount(base.price) : texts.tour.priceOnRequest}
          </strong>
        </p>
        {base?.prepayment && (
          <ul role="list" className={styles.lines}>
            <BillLine
              name={texts.price.prepayment(price.prepaymentPercent)}
              value={amount(base.prepayment)}
            />
            <BillLine name={texts.price.rest} value={amount(base.rest)} />
          </ul>
        )}
        {dearer.length > 0 && (
          <div className={styles.optional}>
            <h3 className={styles.optionalTitle}>{texts.price.optional}</h3>
            <ul role="list" className={styles.lines}>
              {dearer.map(({ id, title, kind, price: own, extra }) => (
                <BillLine
                  key={id}
                  name={title}
                  value={isYoung(kind) && own ? formatMoney(own) : writeExtra(extra)}
                />
              ))}
            </ul>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}

/** Who pays a price of their own, not the base and something more. */
const isYoung = (kind: PriceOption["kind"]) => kind === "child" || kind === "infant";

function writeExtra(extra: Money | null): string {
  if (!extra) return "";
  return extra.amount > 0 ? texts.price.more(formatMoney(extra)) : texts.price.same;
}
