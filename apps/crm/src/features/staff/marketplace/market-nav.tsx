import { Link } from "@tanstack/react-router";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { SectionNav } from "../section-nav.tsx";

const texts = staffTexts.nav;

/** Between what staff settle about the marketplace. */
export function MarketNav() {
  return (
    <SectionNav label={texts.marketplace}>
      <Link to="/marketplace" activeOptions={{ exact: true }}>
        {texts.sale}
      </Link>
      <Link to="/marketplace/collections">{texts.collections}</Link>
      <Link to="/marketplace/texts">{texts.words}</Link>
    </SectionNav>
  );
}
