import { useSuspenseQuery } from "@tanstack/react-query";
import { Message } from "@tour/ui-kit/message";
import { Screen, ScreenHeader, useOrganizer, useSite } from "@tour/office/shell";
import { texts as allTexts } from "../../texts/ru.ts";
import { useFieldInAddress } from "../../shell/use-field-in-address.ts";
import { NoticeCard } from "./notice-card.tsx";
import { ratesQuery, shopQuery } from "./payment-queries.ts";
import { RatesForm } from "./rates-form.tsx";
import { TestPaymentCard } from "./test-payment-card.tsx";
import { ShopForm } from "./shop-form.tsx";

const texts = allTexts.payments;
/** Where the provider's notices come in, on whatever host of the site. */
const noticePath = "/spa/payment-notice/yookassa";

/** How money comes in on the organiser's own site. */
export function PaymentsPage() {
  const { organizer } = useOrganizer();
  const site = useSite();
  const { data: shop } = useSuspenseQuery(shopQuery(organizer.id));
  const { data: rates } = useSuspenseQuery(ratesQuery(organizer.id));
  useFieldInAddress();
  return (
    <Screen>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {!shop && <Message>{texts.without}</Message>}
      <ShopForm organizerId={organizer.id} shop={shop} />
      {site && <NoticeCard address={new URL(noticePath, site.url).href} />}
      <TestPaymentCard organizerId={organizer.id} />
      <RatesForm organizerId={organizer.id} rates={rates} />
    </Screen>
  );
}
