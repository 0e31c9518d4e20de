import { Link } from "@tanstack/react-router";
import { texts as allTexts } from "../../../texts/ru.ts";
import { SectionNav } from "../section-nav.tsx";

const texts = allTexts.staff.nav;

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
