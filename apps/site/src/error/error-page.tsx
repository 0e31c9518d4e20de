import { Document } from "../page/document.tsx";
import type { DocumentProps } from "../page/document.tsx";
import { errorWords } from "./error-words.ts";
import styles from "./error-page.module.css";

interface ErrorPageProps extends Pick<
  DocumentProps,
  "style" | "fontPreloads" | "pageScript" | "developmentScripts" | "build"
> {
  status: number;
  /** Words that a visitor may read. */
  message: string;
  siteName: string;
  favicon: string;
  /** Where the button leads; "" reloads this page. */
  home: string;
}

/** The error page, in the look of the site that it stands on. Specification, section 2. */
export function ErrorPage(props: ErrorPageProps) {
  const { status, message, siteName, favicon, home, ...frame } = props;
  const { title, text, action, leadsHome } = errorWords(status, message);
  return (
    <Document
      {...frame}
      head={{
        title: siteName ? `${title} — ${siteName}` : title,
        description: text,
        canonical: null,
        siteName,
        image: null,
        favicon,
        isIndexable: false,
      }}
    >
      <div className={styles.page}>
        {siteName && (
          <header className={styles.brand}>
            <a href={home}>{siteName}</a>
          </header>
        )}
        <main id="content" tabIndex={-1} className={styles.words}>
          <p className={styles.status} aria-hidden="true">
            {status}
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
          <a className={styles.action} href={leadsHome ? home : ""}>
            {action}
          </a>
        </main>
      </div>
    </Document>
  );
}
