import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { EditedDeparture } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Message } from "@tour/ui-kit/message";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { describeFailure } from "@tour/office/api";
import { useOrganizer } from "@tour/office/shell";
import { departuresTexts as texts } from "../../../texts/departures.ru.ts";
import { newRequestTexts } from "../../../texts/new-request.ru.ts";
import { requestTexts } from "../../../texts/request.ru.ts";
import { departureQueries } from "../departure-queries.ts";
import styles from "../side-sheet.module.css";
import { SeatsBar } from "../views/seats-bar.tsx";

/** Who has booked a date, each with the way to their request; who sells sees names. */
export function DateRequests({ departure }: { departure: EditedDeparture }) {
  const { organizer, may } = useOrganizer();
  const isSeller = may("manager");
  const navigate = useNavigate();
  const { held, sold, capacity, status } = departure;
  const canSell = isSeller && capacity > held && ["open", "guaranteed"].includes(status);
  const { data, error, isPending } = useQuery({
    ...departureQueries.requests(organizer.id, departure.id),
    enabled: isSeller,
  });
  return (
    <section className={styles.part}>
      <h3 className={styles.subtitle}>{texts.one.requests}</h3>
      <div>
        <SeatsBar departure={departure} />
        <p className={styles.quiet}>{texts.seatsInWords(sold, held - sold, capacity - held)}</p>
      </div>
      {!isSeller && <p className={styles.quiet}>{texts.one.requestsOfOwner}</p>}
      {error && <Message tone="danger">{describeFailure(error)}</Message>}
      {isSeller && isPending && <Skeleton />}
      {canSell && (
        <div>
          <Button
            variant="secondary"
            size="s"
            onClick={() =>
              void navigate({
                to: "/$organizerId/requests/new",
                params: { organizerId: organizer.id },
                search: { tour_id: departure.tour_id, departure_id: departure.id },
              })
            }
          >
            {newRequestTexts.openForDate}
          </Button>
        </div>
      )}
      {data?.length === 0 && <p className={styles.quiet}>{texts.one.noRequests}</p>}
      {data !== undefined && data.length > 0 && (
        <ul className={styles.requests}>
          {data.map(({ id, guest, seats, status }) => (
            <li key={id}>
              <Link
                to="/$organizerId/requests/$id"
                params={{ organizerId: organizer.id, id: `${id}` }}
                className={styles.request}
              >
                <strong>{guest}</strong>
                <span className={styles.quiet}>
                  {texts.one.requestSeats(seats)}, {requestTexts.tag[status].toLowerCase()}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
