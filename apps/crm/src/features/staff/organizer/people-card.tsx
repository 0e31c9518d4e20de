import type { OrganizerView } from "@tour/api";
import { SettingsCard } from "@tour/office/shell";
import { staffTexts } from "../../../texts/staff.ru.ts";
import styles from "./organizer.module.css";

const texts = staffTexts.page;

/** Who acts for an organiser. */
export function PeopleCard({ people }: { people: OrganizerView["users"] }) {
  return (
    <SettingsCard title={texts.people}>
      {people.length === 0 && <p className={styles.quiet}>{texts.nobody}</p>}
      <ul className={styles.list}>
        {people.map(({ id, name, email, role }) => (
          <li key={id}>
            <span>
              {name}, <span className={styles.number}>{email}</span>
            </span>
            <span className={styles.quiet}>{texts.role[role]}</span>
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}
