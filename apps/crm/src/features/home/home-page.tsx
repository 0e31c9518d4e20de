import { useQuery } from "@tanstack/react-query";
import { describeFailure } from "@tour/office/api";
import { Loading, Screen, ScreenHeader, useOrganizer } from "@tour/office/shell";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Backpack } from "lucide-react";
import { areaTexts } from "../../texts/areas.ru.ts";
import { homeTexts as texts } from "../../texts/home.ru.ts";
import { FirstStepsNote } from "./first-steps-note.tsx";
import { formatToday } from "../../shell/format-days.ts";
import { homeQueries } from "./home-queries.ts";
import styles from "./home-page.module.css";
import { NextDepartures } from "./next-departures.tsx";
import { SoldWeeks } from "./weeks/sold-weeks.tsx";
import { TaskList } from "./tasks/task-list.tsx";
import { VisitFigures } from "./visits/visit-figures.tsx";

/** How often one looks for what is new, in ms. */
const lookEvery = 60_000;

/** What an organiser sees first in the morning: what waits, who leaves next, and how it sells. */
export function HomePage() {
  const { organizer } = useOrganizer();
  const { data: home, error } = useQuery({
    ...homeQueries.home(organizer.id),
    refetchInterval: lookEvery,
  });
  return (
    <Screen width="wide" className={styles.page}>
      <ScreenHeader
        title={texts.title}
        lead={home ? formatToday(home.today) : " "}
        action={
          <Button
            size="l"
            variant="secondary"
            iconStart={<Backpack size={22} />}
            to={`/${organizer.id}/on-the-way`}
          >
            {areaTexts.onTheWay}
          </Button>
        }
      />
      <FirstStepsNote organizerId={organizer.id} />
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {!home && !error && <Loading />}
      {home && (
        <>
          <div className={styles.pair}>
            <TaskList tasks={home.tasks} organizerId={organizer.id} />
            <NextDepartures
              departures={home.departures}
              today={home.today}
              organizerId={organizer.id}
            />
          </div>
          <SoldWeeks weeks={home.weeks} />
        </>
      )}
      <VisitFigures organizerId={organizer.id} />
    </Screen>
  );
}
