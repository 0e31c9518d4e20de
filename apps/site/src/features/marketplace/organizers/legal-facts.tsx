import type { MarketOrganizer } from "@tour/api";
import { marketTexts } from "../../../texts/market.ru.ts";
import { formatDay } from "../format/format.ts";
import styles from "./organizer-page.module.css";

const texts = marketTexts.organizerPage;

interface LegalFactsProps {
  published: MarketOrganizer;
  /** `yyyy-MM-dd`: other years are said. */
  today: string;
}

/** Who they are by law, and whether staff found that to be true: what was not checked is not claimed. */
export function LegalFacts({ published, today }: LegalFactsProps) {
  const { verified_at: verifiedAt, organizer } = published;
  const { name, inn, ogrn, registry_number: registry } = organizer.legal;
  const numbers = [
    [texts.inn, inn],
    [texts.ogrn, ogrn],
    [texts.registry, registry],
  ].filter(([, value]) => value);
  if (!name && numbers.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="legal">
      <h2 id="legal">{texts.legal}</h2>
      {verifiedAt && (
        <p className={styles.checked}>
          {texts.verified(formatDay(verifiedAt.slice(0, 10), today))}
        </p>
      )}
      <dl className={styles.legal}>
        {name && (
          <div>
            <dt>{marketTexts.organizer.replace(":", "")}</dt>
            <dd>{name}</dd>
          </div>
        )}
        {numbers.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
