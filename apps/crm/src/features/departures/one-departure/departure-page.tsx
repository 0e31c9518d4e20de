import { useQuery } from "@tanstack/react-query";
import { Link, getRouteApi, useNavigate } from "@tanstack/react-router";
import { Message } from "@tour/ui-kit/message";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { ChevronLeft } from "lucide-react";
import { describeFailure } from "@tour/office/api";
import { Screen, screenBack, useOrganizer } from "@tour/office/shell";
import { departureTexts as texts } from "../../../texts/departure.ru.ts";
import { tourQueries } from "../../../tours/tour-queries.ts";
import { departureQueries } from "../departure-queries.ts";
import { todayHere } from "../use-shown-departures.ts";
import { DepartureHead } from "./departure-head.tsx";
import { DepartureParts } from "./departure-parts.tsx";

const route = getRouteApi("/$organizerId/tours-area/departures/$departureId");

/** One departure: who goes, where they sleep, how they arrive, and what is done with all of them. */
export function DeparturePage() {
  const { organizer, may } = useOrganizer();
  const isSeller = may("manager");
  const { departureId: id } = route.useParams();
  const { tab = "guests" } = route.useSearch();
  const navigate = useNavigate();
  const today = todayHere();
  const departure = useQuery(departureQueries.one(organizer.id, id));
  const tourId = departure.data?.tour_id;
  const tour = useQuery({
    ...tourQueries.one(organizer.id, tourId ?? 0),
    enabled: tourId !== undefined,
  });
  const guests = useQuery({ ...departureQueries.guests(organizer.id, id), enabled: isSeller });
  const error = departure.error ?? tour.error;
  return (
    <Screen width="wide">
      <Link
        to="/$organizerId/departures"
        params={{ organizerId: organizer.id }}
        className={screenBack}
      >
        <ChevronLeft size={16} aria-hidden />
        {texts.back}
      </Link>
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {!error && !(departure.data && tour.data) && <Skeleton />}
      {departure.data && tour.data && (
        <>
          <DepartureHead
            key={id}
            departure={departure.data}
            tour={tour.data}
            guests={guests.data}
            today={today}
          />
          {isSeller ? (
            <DepartureParts
              key={`parts ${id}`}
              departure={departure.data}
              guests={guests}
              tab={tab}
              open={(next) =>
                void navigate({
                  from: "/$organizerId/departures/$departureId",
                  to: ".",
                  search: { tab: next === "guests" ? undefined : next },
                  replace: true,
                  resetScroll: false,
                })
              }
            />
          ) : (
            <Message>{texts.ownerOnly}</Message>
          )}
        </>
      )}
    </Screen>
  );
}
