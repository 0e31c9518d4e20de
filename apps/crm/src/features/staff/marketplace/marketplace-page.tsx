import { useQuery } from "@tanstack/react-query";
import type { MarketplaceSettings } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { Loading, Screen, ScreenHeader } from "@tour/office/shell";
import { Message } from "@tour/ui-kit/message";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import { ChangesCard } from "./changes-card.tsx";
import { LegalForm } from "./legal-form.tsx";
import { MarketNav } from "./market-nav.tsx";
import { MarketDocumentForm } from "./market-document-form.tsx";
import { MarketShopForm } from "./market-shop-form.tsx";

const texts = staffTexts.market;

/** In whose name the marketplace sells, and on what terms. */
export function MarketplacePage() {
  const { data: settings, error } = useQuery(staffQueries.marketplace());
  return (
    <Screen>
      <MarketNav />
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {error && !settings && <Message tone="danger">{describeFailure(error)}</Message>}
      {!settings && !error && <Loading />}
      {settings && (
        <>
          <State settings={settings} />
          <LegalForm settings={settings} />
          <MarketShopForm shop={settings.shop} />
          {settings.documents.map((document) => (
            <MarketDocumentForm key={document.type} document={document} />
          ))}
          <ChangesCard changes={settings.changes} />
        </>
      )}
    </Screen>
  );
}

/** Whether the marketplace sells by now, and how it is paid. */
function State({ settings }: { settings: MarketplaceSettings }) {
  const { can_book: canBook, takes_payments: takesPayments, shop } = settings;
  if (!canBook) return <Message tone="warning">{texts.state.closed}</Message>;
  if (!takesPayments) return <Message tone="warning">{texts.state.unpaid}</Message>;
  return <Message tone="success">{shop ? texts.state.open : texts.state.demo}</Message>;
}
