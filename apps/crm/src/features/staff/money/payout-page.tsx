import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Payout, PayoutStatement } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { inUnits } from "@tour/office/format";
import { Screen, ScreenHeader, SettingsCard, screenBack } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Table } from "@tour/ui-kit/table";
import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import { CsvButton } from "./csv-button.tsx";
import { lineColumns, lineKey } from "./payout-columns.tsx";
import { RecordPayoutDialog } from "./record-payout-dialog.tsx";
import styles from "./money.module.css";

const texts = staffTexts.payouts;

/** How the marketplace stands with one organiser, and how that came about. */
export function PayoutPage({ id }: { id: number }) {
  const { data: statement } = useSuspenseQuery(staffQueries.statement(id));
  const [paying, setPaying] = useState<Payout | null>(null);
  const { name, balances, lines } = statement;
  return (
    <Screen width="wide">
      <Link to="/money/payouts" className={screenBack}>
        <ChevronLeft size={16} aria-hidden />
        {texts.back}
      </Link>
      <ScreenHeader
        title={name}
        lead={texts.statementLead}
        action={
          lines.length > 0 && (
            <CsvButton name={`${texts.file}-${id}`} rows={() => toRows(statement)} />
          )
        }
      />
      {balances.map((balance) => (
        <SettingsCard key={balance.owed.currency} title={texts.owedNow}>
          <div className={styles.balance}>
            <div>
              <p className={styles.owed}>{formatMoney(balance.owed)}</p>
              <p className={styles.quiet}>
                {texts.balance(
                  formatMoney(balance.earned),
                  formatMoney(balance.paid),
                  formatMoney(balance.commission),
                )}
              </p>
            </div>
            {balance.owed.amount > 0 && (
              <Button onClick={() => setPaying(balance)}>{texts.record}</Button>
            )}
          </div>
        </SettingsCard>
      ))}
      <Table
        className={styles.table}
        aria-label={texts.statement}
        columns={lineColumns}
        rows={lines}
        getRowKey={lineKey}
        empty={texts.noLines}
      />
      {paying && <RecordPayoutDialog balance={paying} close={() => setPaying(null)} />}
    </Screen>
  );
}

const toRows = ({ lines }: PayoutStatement) => [
  [
    texts.when,
    texts.request,
    texts.document,
    texts.paidOn,
    texts.currency,
    texts.commission,
    texts.earned,
    texts.paid,
  ],
  ...lines.map(({ kind, at, amount, request_id, commission, paid_on, document }) => [
    at,
    request_id,
    document,
    paid_on,
    amount.currency,
    commission && inUnits(commission.amount),
    kind === "earned" ? inUnits(amount.amount) : null,
    kind === "paid" ? inUnits(amount.amount) : null,
  ]),
];
