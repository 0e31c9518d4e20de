import { Link } from "@tanstack/react-router";
import { texts as allTexts } from "../../../texts/ru.ts";
import styles from "./money.module.css";

const texts = allTexts.staff.nav;

/** Between what staff do with money. */
export function MoneyNav() {
  return (
    <nav className={styles.nav} aria-label={texts.money}>
      <Link to="/money" activeOptions={{ exact: true }}>
        {texts.troubles}
      </Link>
      <Link to="/money/payouts">{texts.payouts}</Link>
      <Link to="/money/refunds">{texts.refunds}</Link>
    </nav>
  );
}
