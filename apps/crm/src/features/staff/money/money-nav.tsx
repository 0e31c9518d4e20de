import { Link } from "@tanstack/react-router";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { SectionNav } from "../section-nav.tsx";

const texts = staffTexts.nav;

/** Between what staff do with money. */
export function MoneyNav() {
  return (
    <SectionNav label={texts.money}>
      <Link to="/money" activeOptions={{ exact: true }}>
        {texts.troubles}
      </Link>
      <Link to="/money/payouts">{texts.payouts}</Link>
      <Link to="/money/refunds">{texts.refunds}</Link>
    </SectionNav>
  );
}
