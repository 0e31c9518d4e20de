import { useQuery } from "@tanstack/react-query";
import { formatPhone } from "@tour/blocks/format";
import { SettingsCard } from "@tour/office/shell";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import { Facts } from "./facts.tsx";
import styles from "./organizer.module.css";

const texts = staffTexts.page;

/** What everyone may know of an organiser. */
export function PublicCard({ id }: { id: number }) {
  const { data } = useQuery(staffQueries.publicInfo(id));
  if (!data) return null;
  return (
    <SettingsCard title={texts.public}>
      {data.about && <p className={styles.about}>{data.about}</p>}
      <Facts
        facts={[
          [texts.phones, data.phones.map(formatPhone).join(", ")],
          [texts.email, data.email],
          [texts.address, data.address],
          [texts.tours, String(data.author_data?.tours_count ?? 0)],
          [texts.rating, data.rating === null ? "" : texts.rated(data.rating, data.reviews_count)],
        ]}
      />
    </SettingsCard>
  );
}
