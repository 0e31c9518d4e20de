import type { PaymentTroubles } from "@tour/api";
import { formatInstant } from "@tour/office/format";
import { SettingsCard } from "@tour/office/shell";
import { staffTexts } from "../../../texts/staff.ru.ts";
import styles from "./money.module.css";

const texts = staffTexts.troubles;

/** What was settled last: in whose words, by whom and when. */
export function SettledCard({ settled }: Pick<PaymentTroubles, "settled">) {
  return (
    <SettingsCard title={texts.settled}>
      <ul className={styles.list} aria-label={texts.settled}>
        {settled.map(({ id, kind, note, by, at }) => (
          <li key={id} className={styles.line}>
            <p>
              <strong>{texts.kinds[kind]}:</strong> {note}
            </p>
            <p className={styles.quiet}>{[by, formatInstant(at)].filter(Boolean).join(", ")}</p>
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
