import { LocaleProvider, en, ru } from "@tour/ui-kit/locale";
import { ToastProvider } from "@tour/ui-kit/message";
import { useState } from "react";
import { Contents } from "./contents.tsx";
import { DemoSection } from "./demo-section.tsx";
import type { DemouiFacts } from "./demoui-facts.ts";
import styles from "./demoui-page.module.css";
import { demos, groups } from "./list-demos.ts";
import { demouiTexts as texts } from "./texts.ts";
import { Toolbar } from "./toolbar.tsx";

const locales = { ru, en };

/** Demonstration of the UI kit. Specification, section 2. */
export function DemouiPage({ facts }: { facts: DemouiFacts }) {
  const [language, setLanguage] = useState<keyof typeof locales>("ru");
  return (
    <LocaleProvider locale={locales[language]}>
      <ToastProvider>
        <div className={styles.root}>
          <header className={styles.head}>
            <p className={styles.count}>{texts.count(demos.length + 1)}</p>
            <h1 className={styles.title}>{texts.pageTitle}</h1>
            <p className={styles.lead}>{texts.lead}</p>
            <Toolbar facts={facts} language={language} onLanguageChange={setLanguage} />
          </header>
          <Contents />
          <main id="content" className={styles.main}>
            {groups.map(({ id, title, lead, demos: members }) => (
              <section key={id} id={`group-${id}`} className={styles.group}>
                <header className={styles.groupHead}>
                  <h2>{title}</h2>
                  <p>{lead}</p>
                </header>
                {members.map((demo) => (
                  <DemoSection key={demo.name} demo={demo} context={{ today: facts.today }} />
                ))}
              </section>
            ))}
          </main>
        </div>
      </ToastProvider>
    </LocaleProvider>
  );
}
