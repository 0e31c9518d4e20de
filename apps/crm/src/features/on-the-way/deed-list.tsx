import { useNavigate } from "@tanstack/react-router";
import { useOrganizer } from "@tour/office/shell";
import { useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { forgetOldDeeds } from "../../offline/change-deed.ts";
import { DeedEntry } from "../../offline/deed-entry.tsx";
import type { UnsentDeed } from "../../offline/unsent-deed.ts";
import { isDeed, passStorageFailure, unsentStore } from "../../offline/unsent.ts";
import { wayTexts as texts } from "../../texts/on-the-way.ru.ts";
import styles from "./on-the-way.module.css";

/** All that was done on the way for this organiser, the latest first. */
export function DeedList() {
  const { organizer } = useOrganizer();
  const entries = useStore(unsentStore, (state) => state.entries);
  const settled = useStore(unsentStore, (state) => state.settled);
  const navigate = useNavigate();
  useEffect(() => void forgetOldDeeds(settled).catch(passStorageFailure), [settled]);
  const deeds = useMemo(
    () =>
      [...entries.filter(isDeed), ...settled]
        .filter(({ organizerId }) => organizerId === organizer.id)
        .toSorted((one, other) => other.at - one.at),
    [entries, settled, organizer.id],
  );
  if (deeds.length === 0) return null;
  const mend = ({ id, kind }: UnsentDeed) => {
    // A date that others changed is chosen anew.
    if (kind === "date") return undefined;
    const params = { organizerId: organizer.id };
    return () =>
      void navigate({ to: "/$organizerId/on-the-way", params, search: { act: kind, mend: id } });
  };
  return (
    <section className={styles.deeds} aria-label={texts.deeds}>
      <header>
        <h2 className={styles.subtitle}>{texts.deeds}</h2>
        <p className={styles.quiet}>{texts.deedsLead}</p>
      </header>
      <ul className={styles.list}>
        {deeds.map((deed) => (
          <li key={deed.id}>
            <DeedEntry deed={deed} mend={mend(deed)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
