import type { ProgrammeField } from "@tour/api";
import { useId } from "react";
import { programmeTexts as texts } from "../../../texts/programme.ru.ts";
import type { Drafting } from "../draft/use-programme-draft.ts";
import fields from "../fields/fields.module.css";
import { FindingRow } from "../fields/finding-row.tsx";
import { PictureCard } from "../fields/picture-card.tsx";
import { TakeAll } from "../fields/take-all.tsx";
import styles from "../programmes.module.css";

const order: readonly ProgrammeField[] = [
  ...(["day_title", "day_text", "day_meals", "day_lodging", "day_distance"] as const),
];

interface DayCardProps {
  day: number;
  drafting: Drafting;
}

/** A day of the programme: its title, what happens, food, the night, its pictures. */
export function DayCard({ day, drafting }: DayCardProps) {
  const headingId = useId();
  const own = drafting.draft.findings.filter((one) => one.day === day);
  const pictures = own.filter(({ field }) => field === "picture");
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <div className={styles.cardHead}>
        <h2 id={headingId} className={styles.heading}>
          {texts.day(day)}
        </h2>
        <TakeAll aria-label={texts.takeDay(day)} drafting={drafting} findings={own}>
          {() => texts.whole}
        </TakeAll>
      </div>
      <ul className={fields.rows}>
        {order.flatMap((field) =>
          own
            .filter((one) => one.field === field)
            .map((finding) => (
              <FindingRow key={finding.id} drafting={drafting} finding={finding} />
            )),
        )}
      </ul>
      {pictures.length > 0 && (
        <ul className={fields.pictures}>
          {pictures.map((finding) => (
            <PictureCard key={finding.id} drafting={drafting} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  );
}
