import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { figurePeriods } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { EmptyState } from "@tour/ui-kit/empty-state";
import { Message } from "@tour/ui-kit/message";
import { Segmented } from "@tour/ui-kit/segmented";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { Footprints } from "lucide-react";
import { FigureCard } from "../../../shell/figure-card.tsx";
import { homeTexts } from "../../../texts/home.ru.ts";
import { homeQueries } from "../home-queries.ts";
import { Funnel } from "./funnel.tsx";
import { PageTable, SourceTable } from "./visit-tables.tsx";
import { UnbookedTours } from "./unbooked-tours.tsx";
import styles from "./visit-figures.module.css";

const texts = homeTexts.visits;
const route = getRouteApi("/$organizerId/sales/");
const periods = figurePeriods.map((days) => ({ value: `${days}`, label: texts.days(days) }));
const usual = 30;

/** From visit to request to payment, and what is looked at without being booked. */
export function VisitFigures({ organizerId }: { organizerId: number }) {
  const { days = usual } = route.useSearch();
  const navigate = useNavigate({ from: "/$organizerId" });
  const { data: figures, error } = useQuery({
    ...homeQueries.visits(organizerId, days),
    placeholderData: keepPreviousData,
  });
  const choose = (value: string) => {
    const chosen = figurePeriods.find((period) => `${period}` === value);
    void navigate({ search: { days: chosen === usual ? undefined : chosen }, resetScroll: false });
  };
  const isEmpty = figures && figures.steps.visits + figures.steps.requests === 0;
  return (
    <>
      <FigureCard
        title={texts.title}
        lead={texts.lead}
        action={
          <Segmented
            size="s"
            aria-label={texts.period}
            options={periods}
            value={`${days}`}
            onValueChange={choose}
          />
        }
      >
        {error && <Message tone="danger">{describeFailure(error)}</Message>}
        {!figures && !error && <Skeleton shape="block" className={styles.waiting} announce />}
        {isEmpty && (
          <EmptyState size="s" icon={<Footprints />} title={texts.empty} text={texts.emptyText} />
        )}
        {figures && !isEmpty && <Funnel steps={figures.steps} />}
      </FigureCard>
      {figures && !isEmpty && (
        <>
          <div className={styles.pair}>
            <FigureCard title={texts.sources}>
              <SourceTable sources={figures.sources} />
            </FigureCard>
            <UnbookedTours tours={figures.unbooked} organizerId={organizerId} />
          </div>
          <FigureCard title={texts.pages}>
            <PageTable pages={figures.pages} organizerId={organizerId} />
          </FigureCard>
        </>
      )}
    </>
  );
}
