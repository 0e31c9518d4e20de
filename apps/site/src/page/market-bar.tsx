import { texts as allTexts } from "../texts/ru.ts";
import { MarketMark } from "./market-mark.tsx";
import styles from "./market-bar.module.css";

const texts = allTexts.marketplace;

interface MarketBarProps {
  /** Where one is; null on a page that it does not lead to. */
  current: "front" | "tours" | "organizers" | null;
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
      </nav>
    </header>
  );
}
