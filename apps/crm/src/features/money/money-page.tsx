import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { salesZone } from "@tour/api";
import { readToday } from "@tour/dates";
import { describeFailure } from "@tour/office/api";
import { Loading, Screen, ScreenHeader, useOrganizer } from "@tour/office/shell";
import { Message } from "@tour/ui-kit/message";
import { moneyTexts as texts } from "../../texts/money.ru.ts";
import { DueList } from "./due-list.tsx";
import { moneyQueries } from "./money-queries.ts";
import { MoneySums } from "./money-sums.tsx";
import { PeriodMoney } from "./period-money.tsx";
import { periods } from "./periods.ts";

const route = getRouteApi("/$organizerId/sales/money");

/** What an organiser was paid, what is held, due and owed, and what came in a period. */
export function MoneyPage() {
  const { organizer } = useOrganizer();
  const search = route.useSearch();
  const navigate = useNavigate({ from: "/$organizerId/money" });
  const usual = periods.month(readToday(salesZone));
  // Half of a period, or one that ends before it begins, is none.
  const { from, to } = search;
  const days = from && to && from <= to ? { from, to } : usual;
  const { data: figures, error } = useQuery({
    ...moneyQueries.figures(organizer.id, days),
    placeholderData: keepPreviousData,
  });
  return (
    <Screen width="wide">
      <ScreenHeader title={texts.title} lead={texts.lead} />
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {!figures && !error && <Loading />}
      {figures && (
        <>
          <MoneySums sums={figures.sums} />
          <DueList due={figures.due} count={figures.due_count} organizerId={organizer.id} />
        </>
      )}
      <PeriodMoney
        figures={figures}
        days={days}
        organizerId={organizer.id}
        choose={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </Screen>
  );
}
