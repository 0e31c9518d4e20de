import type { ReactNode } from "react";
import { Screen, ScreenHeader } from "../../shell/screen.tsx";
import { useOrganizer } from "../../shell/use-organizer.ts";
import { PublishButton } from "../publish/publish-button.tsx";
import styles from "./settings-page.module.css";

interface SettingsPageProps {
  title: string;
  lead: string;
  /** Whether what is changed here waits for a publication. */
  isPublished?: boolean;
  children: ReactNode;
}

/** The frame of a screen of settings. */
export function SettingsPage({ title, lead, isPublished = false, children }: SettingsPageProps) {
  const { organizer, isOwner } = useOrganizer();
  return (
    <Screen>
      <ScreenHeader
        title={title}
        lead={lead}
        action={isPublished && <PublishButton organizerId={organizer.id} isOwner={isOwner} />}
      />
      {children}
    </Screen>
  );
}

/** One thing to settle. */
export function SettingsCard({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      {title && <h2 className={styles.subtitle}>{title}</h2>}
      {children}
    </section>
  );
}
