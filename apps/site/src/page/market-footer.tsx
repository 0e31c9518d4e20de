import type { MarketplaceInfo } from "@tour/api";
import { formatPhone, phoneHref } from "@tour/blocks/format";
import { texts as allTexts } from "../texts/ru.ts";
import styles from "./market-footer.module.css";

const texts = allTexts.marketplace.footer;

/** Who runs the marketplace, and by which documents, at the end of each of its pages. */
export function MarketFooter({ info }: { info: MarketplaceInfo | null | undefined }) {
  const { legal = null, documents = [], texts: own } = info ?? {};
  return (
    <footer className={styles.footer}>
      {legal && (
        <address className={styles.legal}>
          <p>{legal.name}</p>
          <p>{texts.numbers(legal.inn, legal.ogrn)}</p>
          <p>{legal.address}</p>
          <p className={styles.contacts}>
            <a href={phoneHref(legal.phone)}>{formatPhone(legal.phone)}</a>
            <a href={`mailto:${legal.email}`}>{legal.email}</a>
          </p>
          {own?.contacts && <p>{own.contacts}</p>}
        </address>
      )}
      <nav className={styles.links} aria-label={texts.label}>
        {documents.map(({ type, title, path }) => (
          <a key={type} href={path}>
            {title}
          </a>
        ))}
        <a href="/find-booking">{allTexts.findBooking.title}</a>
      </nav>
      {own?.footer && <p className={styles.last}>{own.footer}</p>}
    </footer>
  );
}
