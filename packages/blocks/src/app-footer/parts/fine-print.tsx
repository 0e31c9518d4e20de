import { typograph } from "../../format/typography.ts";
import { texts } from "../../texts/ru.ts";
import type { FooterData } from "../select-footer-data.ts";
import styles from "./fine-print.module.css";

interface FinePrintProps {
  data: FooterData;
  className?: string;
}

/** What the law asks for: who it is, the registry, documents. */
export function FinePrint({ data, className }: FinePrintProps) {
  const { legal, since, year, socials, messengers } = data;
  const years = since && since < year ? `${since}–${year}` : String(year);
  const isBannedShown = [...socials, ...messengers].some(({ kind }) => kind === "instagram");
  const details = [
    legal.inn && texts.footer.inn(legal.inn),
    legal.ogrn && texts.footer.ogrn(legal.ogrn),
    legal.registry_number && texts.footer.registry(legal.registry_number),
  ].filter(Boolean);
  return (
    <div className={`${styles.print} ${className ?? ""}`}>
      <p>{typograph(texts.footer.copyright(years, legal.name || data.name))}</p>
      {details.length > 0 && <p className={styles.details}>{details.map(inOneLine)}</p>}
      {(data.hasAgreement || data.hasPrivacy) && (
        <p className={styles.documents}>
          {data.hasAgreement && <a href="/agreement">{texts.footer.agreement}</a>}
          {data.hasPrivacy && <a href="/privacy">{texts.footer.privacy}</a>}
        </p>
      )}
      {isBannedShown && <p className={styles.banned}>{typograph(texts.footer.banned)}</p>}
    </div>
  );
}

const inOneLine = (text: string) => <span key={text}>{text}</span>;
