import { listPageSlots } from "@tour/ui-kit/pagination";
import { texts as allTexts } from "../../../texts/ru.ts";
import { formatCount } from "../format/format.ts";
import action from "../../../page/action.module.css";
import styles from "./page-links.module.css";

const texts = allTexts.marketplace.pages;

interface PageLinksProps {
  page: number;
  pages: number;
  toAddress: (page: number) => string;
}

/** The way through a list by plain links. Specification, section 9 (pagination). */
export function PageLinks({ page, pages, toAddress }: PageLinksProps) {
  if (pages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={texts.label}>
      {page < pages && (
        <a className={action.action} rel="next" href={toAddress(page + 1)}>
          {texts.next}
        </a>
      )}
      <ol role="list">
        {listPageSlots(page, pages).map((slot) => (
          <li key={slot}>
            {typeof slot === "number" ? (
              <a
                href={toAddress(slot)}
                rel={slot === page - 1 ? "prev" : undefined}
                aria-label={texts.page(slot)}
                aria-current={slot === page ? "page" : undefined}
              >
                {formatCount(slot)}
              </a>
            ) : (
              <span aria-hidden="true">…</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
