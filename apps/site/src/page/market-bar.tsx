import { texts as allTexts } from "../texts/ru.ts";
import { keptTexts } from "../texts/kept.ru.ts";
import { HeartIcon } from "./heart-icon.tsx";
import { MarketMark } from "./market-mark.tsx";
import styles from "./market-bar.module.css";

const texts = allTexts.marketplace;

interface MarketBarProps {
  /** Where one is; null on a page that it does not lead to. */
  current: "front" | "tours" | "organizers" | "saved" | null;
}

/** The way around the marketplace, at the top of each of its pages. */
export function MarketBar({ current }: MarketBarProps) {
  return (
    <header className={styles.bar}>
      <a className={styles.name} href="/" aria-current={current === "front" ? "page" : undefined}>
        <MarketMark />
        <span>{texts.name}</span>
      </a>
      <nav className={styles.links} aria-label={texts.sections}>
        <a href="/tours" aria-current={current === "tours" ? "page" : undefined}>
          {texts.tours}
        </a>
        <a href="/organizers" aria-current={current === "organizers" ? "page" : undefined}>
          {texts.organizers}
        </a>
        {/* Counted by the script of the page, in this browser. */}
        <a
          className={styles.saved}
          href="/saved"
          rel="nofollow"
          aria-current={current === "saved" ? "page" : undefined}
        >
          <HeartIcon />
          <span className={styles.label}>{keptTexts.title}</span>
          <span className={styles.count} data-saved-count />
        </a>
      </nav>
    </header>
  );
}
