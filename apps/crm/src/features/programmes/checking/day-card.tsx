import type { ProgrammeField } from "@tour/api";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { useId } from "react";
import { programmeTexts as texts } from "../../../texts/programme.ru.ts";
import { setAllTaken } from "../draft/programme-draft.ts";
import type { Drafting } from "../draft/use-programme-draft.ts";
import fields from "../fields/fields.module.css";
import { FindingRow } from "../fields/finding-row.tsx";
import { PictureCard } from "../fields/picture-card.tsx";
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
  const taken = own.filter((one) => one.is_taken).length;
  const ids = own.map(({ id }) => id);
  const pictures = own.filter(({ field }) => field === "picture");
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <div className={styles.cardHead}>
        <h2 id={headingId} className={styles.heading}>
          {texts.day(day)}
        </h2>
        <Checkbox
          aria-label={texts.takeDay(day)}
          checked={taken === own.length}
          indeterminate={taken > 0 && taken < own.length}
          onCheckedChange={(next) => drafting.change((draft) => setAllTaken(draft, ids, next))}
        >
          {texts.whole}
        </Checkbox>
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
