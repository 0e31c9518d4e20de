import type { ReactNode } from "react";
import { Brand } from "@tour/office/shell";
import { texts } from "../../texts/ru.ts";
import styles from "./entry-page.module.css";

interface EntryPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** The frame of every screen before the session: a form, and a picture where there is room. */
export function EntryPage({ title, lead, children }: EntryPageProps) {
  return (
    <div className={styles.page}>
      <main className={styles.panel}>
        <Brand />
        <div className={styles.form}>
          <header className={styles.header}>
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
          {children}
        </div>
      </main>
      <aside className={styles.showcase} aria-hidden="true">
        <div className={styles.sun} />
        <svg className={styles.ridges} viewBox="0 0 800 500" preserveAspectRatio="xMidYMax slice">
          <path d="M0 300 120 210 190 250 330 110 420 200 500 150 640 260 800 170V500H0z" />
          <path d="M0 370 150 290 260 340 390 230 520 330 640 280 800 350V500H0z" />
          <path d="M0 440 200 360 330 410 480 330 620 400 800 340V500H0z" />
        </svg>
        <div className={styles.promise}>
          <p className={styles.promiseTitle}>{texts.signIn.showcase}</p>
          <p>{texts.signIn.showcaseText}</p>
        </div>
      </aside>
    </div>
  );
}
