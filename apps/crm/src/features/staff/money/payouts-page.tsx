import { useQuery } from "@tanstack/react-query";
import type { Payout } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { inUnits } from "@tour/office/format";
import { Screen, ScreenHeader, SettingsCard } from "@tour/office/shell";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { Table } from "@tour/ui-kit/table";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import { CsvButton } from "./csv-button.tsx";
import { MoneyNav } from "./money-nav.tsx";
import { payoutColumns, payoutKey } from "./payout-columns.tsx";
import styles from "./money.module.css";

const texts = staffTexts.payouts;

/** How the marketplace stands with each organiser. */
export function PayoutsPage() {
  const { data, error, isPending } = useQuery(staffQueries.payouts());
  return (
    <Screen width="wide">
      <MoneyNav />
      <ScreenHeader
        title={texts.title}
        lead={texts.lead}
        action={
          data && data.length > 0 && <CsvButton name={texts.file} rows={() => toRows(data)} />
        }
      />
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {data?.length === 0 && (
        <SettingsCard>
          <EmptyState title={texts.empty} />
        </SettingsCard>
      )}
      {(isPending || (data && data.length > 0)) && (
        <Table
          className={styles.table}
          aria-label={texts.title}
          columns={payoutColumns}
          rows={data ?? []}
          getRowKey={payoutKey}
          loading={isPending}
        />
      )}
    </Screen>
  );
}

const toRows = (payouts: Payout[]) => [
  [
    texts.number,
    texts.organizer,
    texts.currency,
    texts.earned,
    texts.commission,
    texts.paid,
    texts.owed,
  ],
  ...payouts.map(({ organizer_id: id, name, earned, commission, paid, owed }) => [
    id,
    name,
    owed.currency,
    ...[earned, commission, paid, owed].map(({ amount }) => inUnits(amount)),
  ]),
];
