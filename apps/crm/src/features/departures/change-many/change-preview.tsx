import type { EditedDeparture, TourListRow } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { Tag } from "@tour/ui-kit/tag";
import { departuresTexts } from "../../../texts/departures.ru.ts";
import { describeDates, describeSaleStart } from "../describe-departure.ts";
import styles from "../side-sheet.module.css";
import own from "./change-many.module.css";
import type { ManyChange, PlannedChange } from "./plan-changes.ts";

const texts = departuresTexts.many;

interface ChangePreviewProps {
  planned: readonly PlannedChange[];
  kind: ManyChange["kind"];
  tours: readonly TourListRow[];
  today: string;
}

/** Each date before and after, and those that stay as they are with the reason. */
export function ChangePreview({ planned, kind, tours, today }: ChangePreviewProps) {
  const titles = new Map(tours.map(({ id, title }) => [id, title]));
  const stays = planned.filter((one) => "reason" in one).length;
  return (
    <section className={styles.part}>
      <h3 className={styles.subtitle}>{texts.preview}</h3>
      <ul className={own.changes}>
        {planned.map((one) => (
          <li key={one.of.id} className={own.change}>
            <span className={own.what}>
              <strong>{describeDates(one.of, today)}</strong>
              <span className={styles.quiet}>{titles.get(one.of.tour_id)}</span>
            </span>
            {"reason" in one ? (
              <Tag size="s">{texts.reasons[one.reason]}</Tag>
            ) : (
              <span className={own.values}>
                <del className={own.before}>{describeValue(one.of, kind)}</del>
                <span aria-hidden="true">→</span>
                <ins className={own.after}>{describeValue(one.next, kind)}</ins>
              </span>
            )}
          </li>
        ))}
      </ul>
      {stays > 0 && <p className={styles.quiet}>{texts.stays(stays)}</p>}
    </section>
  );
}

function describeValue(departure: EditedDeparture, kind: ManyChange["kind"]): string {
  if (kind === "seats") return texts.seats(departure.capacity);
  if (kind === "sale") return describeSaleStart(departure) ?? texts.atOnce;
  if (kind === "status") return departuresTexts.status[departure.status];
  return departure.prices.map(({ price }) => formatMoney(price)).join(" / ");
}
