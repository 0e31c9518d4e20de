import { useQuery } from "@tanstack/react-query";
import { describeFailure } from "@tour/office/api";
import { Loading, Screen, ScreenHeader, SettingsCard } from "@tour/office/shell";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { useState } from "react";
import { staffTexts } from "../../../texts/staff.ru.ts";
import { staffQueries } from "../staff-queries.ts";
import { listTroubleGroups } from "./list-trouble-groups.ts";
import type { TroubleRow } from "./list-trouble-groups.ts";
import { MoneyNav } from "./money-nav.tsx";
import { SettleDialog } from "./settle-dialog.tsx";
import { SettledCard } from "./settled-card.tsx";
import { Trouble } from "./trouble.tsx";
import styles from "./money.module.css";

const texts = staffTexts.troubles;

/** Money that nobody can explain, with what to do about each, and what was found out. */
export function TroublesPage() {
  const { data, error, isPending, dataUpdatedAt } = useQuery(staffQueries.troubles());
  const [settling, setSettling] = useState<TroubleRow | null>(null);
  const groups = data ? listTroubleGroups(data) : [];
  return (
    <Screen>
      <MoneyNav />
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {isPending && <Loading />}
      {data && groups.length === 0 && (
        <SettingsCard>
          <EmptyState title={texts.empty} text={texts.emptyText} />
        </SettingsCard>
      )}
      {groups.map(({ kind, rows }) => (
        <SettingsCard key={kind} title={texts.group(texts.kinds[kind], rows.length)}>
          <p className={styles.quiet}>{texts.todo[kind]}</p>
          <ul className={styles.list} aria-label={texts.kinds[kind]}>
            {rows.map((row) => (
              <Trouble key={row.id} row={row} now={dataUpdatedAt} settle={() => setSettling(row)} />
            ))}
          </ul>
        </SettingsCard>
      ))}
      {data && data.settled.length > 0 && <SettledCard settled={data.settled} />}
      {settling && <SettleDialog row={settling} close={() => setSettling(null)} />}
    </Screen>
  );
}
