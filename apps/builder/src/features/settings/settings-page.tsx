import type { ReactNode } from "react";
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
    <main className={styles.page}>
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        {isPublished && <PublishButton organizerId={organizer.id} isOwner={isOwner} />}
      </header>
      {children}
    </main>
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
