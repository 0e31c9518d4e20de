import { useQuery } from "@tanstack/react-query";
import { describeFailure } from "@tour/office/api";
import { Loading, Screen, ScreenHeader, SettingsCard } from "@tour/office/shell";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import { MoneyNav } from "./money-nav.tsx";
import { RefundCard } from "./refund-card.tsx";

const texts = staffTexts.refunds;

/** Refunds above the limit that wait for a second of staff. */
export function RefundsPage() {
  const { data, error, isPending } = useQuery(staffQueries.refundDecisions());
  return (
    <Screen>
      <MoneyNav />
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {isPending && <Loading />}
      {data?.length === 0 && (
        <SettingsCard>
          <EmptyState title={texts.empty} text={texts.emptyText} />
        </SettingsCard>
      )}
      {data?.map((decision) => (
        <RefundCard key={decision.id} decision={decision} />
      ))}
    </Screen>
  );
}
