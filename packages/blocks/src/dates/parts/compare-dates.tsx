import { Button } from "@tour/ui-kit/button";
import { formatDateRange } from "../../format/format-dates.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { isTaken } from "../../page-data/select-departures.ts";
import type { DepartureView } from "../../page-data/select-departures.ts";
import { texts } from "../../texts/ru.ts";
import type { dates } from "../dates.block.ts";
import styles from "./compare-dates.module.css";

type DatesProps = PropsOf<typeof dates>;

const words = texts.dates.compare;

/**
 * There are two dates to choose from at least. No page compares those of a draft, or of a tour that was
 * made for one guest and stands below their request.
 */
const canCompare = ({ data, page }: Pick<DatesProps, "data" | "page">): boolean =>
  !page.isDraft &&
  page.path.lastIndexOf("/") === 0 &&
  data.departures.filter((one) => !isTaken(one)).length > 1;

const formId = (blockId: string) => `${blockId}-compare`;

/** Marks a date to be seen beside others. */
export function CompareMark({
  departure,
  className,
  ...props
}: DatesProps & { departure: DepartureView; className?: string }) {
  if (!canCompare(props) || isTaken(departure)) return null;
  const { start, end } = departure;
  return (
    <label className={`${styles.mark} ${className ?? ""}`}>
      <input
        type="checkbox"
        name="compare"
        value={departure.id}
        form={formId(props.id)}
        data-compared=""
        aria-label={words.markOf(formatDateRange(start, end, props.page.today))}
      />
      <span>{words.mark}</span>
    </label>
  );
}

/** Leads to the marked dates, side by side: a plain form, which comes to the window's foot with a mark. */
export function CompareForm(
  props: DatesProps & { isBleed: boolean | undefined; className: string | undefined },
) {
  const { id, page, isBleed, className } = props;
  if (!canCompare(props)) return null;
  return (
    <form
      id={formId(id)}
      action={`${page.path}/dates`}
      className={`${styles.form} ${className ?? ""}`}
      data-is-inset={isBleed}
    >
      <div className={styles.panel}>
        <p className={styles.hint}>{words.hint}</p>
        <Button type={page.isPreview ? "button" : "submit"} variant="secondary" data-works-alone="">
          {words.show}
        </Button>
      </div>
    </form>
  );
}
