import { DottedFacts } from "@tour/blocks/dotted-facts";
import type { MarketplaceInfo } from "@tour/api";
import { formatPhone, phoneHref, typograph } from "@tour/blocks/format";
import { questionTexts } from "../texts/question.ru.ts";
import { texts as allTexts } from "../texts/ru.ts";
import { MarketMark } from "./market-mark.tsx";
import styles from "./market-footer.module.css";

const { footer: texts, ...market } = allTexts.marketplace;

/** Who runs the marketplace, how to reach them, and by which documents, at the end of each of its pages. */
export function MarketFooter({ info }: { info: MarketplaceInfo | null | undefined }) {
  const { legal = null, documents = [], texts: own } = info ?? {};
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <a className={styles.name} href="/">
            <MarketMark />
            {market.name}
          </a>
          <p>{typograph(texts.about)}</p>
        </div>
        <nav className={styles.links} aria-label={texts.label}>
          <a href="/tours">{market.tours}</a>
          <a href="/organizers">{market.organizers}</a>
          <a href="/ask">{questionTexts.link}</a>
          <a href="/find-booking">{allTexts.findBooking.title}</a>
          {documents.map(({ type, title, path }) => (
            <a key={type} href={path}>
              {title}
            </a>
          ))}
        </nav>
        {(legal || own?.contacts) && (
          <address className={styles.contacts}>
            {legal && (
              <>
                <a className={styles.phone} href={phoneHref(legal.phone)}>
                  {formatPhone(legal.phone)}
                </a>
                <a href={`mailto:${legal.email}`}>{legal.email}</a>
              </>
            )}
            {own?.contacts && <p>{typograph(own.contacts)}</p>}
          </address>
        )}
        {(legal || own?.footer) && (
          <div className={styles.legal}>
            {legal && (
              <p>
                <DottedFacts
                  facts={[legal.name, texts.numbers(legal.inn, legal.ogrn), legal.address]}
                />
              </p>
            )}
            {own?.footer && <p>{typograph(own.footer)}</p>}
          </div>
        )}
      </div>
    </footer>
  );
}
