import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { phoneSchema } from "@tour/api";
import { formatDateRange } from "@tour/blocks/format";
import { readToday } from "@tour/dates";
import { Message } from "@tour/ui-kit/message";
import * as v from "valibot";
import { newRequestTexts as texts } from "../../texts/new-request.ru.ts";
import { requestTexts } from "../../texts/request.ru.ts";
import styles from "./new-request.module.css";
import { sellingQueries } from "./selling-queries.ts";

const wholeEmail = /^\S+@\S+\.\S{2,}$/;

interface GuestDoublesProps {
  organizerId: number;
  phone: string;
  email: string;
}

/** Says that somebody with this phone or e-mail has asked before, with the ways to what they asked for. */
export function GuestDoubles({ organizerId, phone, email }: GuestDoublesProps) {
  const guest = {
    phone: v.is(phoneSchema, phone) ? phone : "",
    email: wholeEmail.test(email.trim()) ? email.trim() : "",
  };
  const { data: found = [] } = useQuery({
    ...sellingQueries.guest(organizerId, guest),
    enabled: Boolean(guest.phone || guest.email),
  });
  if (found.length === 0) return null;
  return (
    <Message tone="warning" title={texts.doubles}>
      <ul className={styles.doubles}>
        {found.map(({ id, guest: name, tour, departure, status }) => (
          <li key={id}>
            <Link
              to="/$organizerId/requests/$id"
              params={{ organizerId, id: `${id}` }}
              target="_blank"
            >
              {requestTexts.title(id)}
            </Link>
            {`, ${name}, ${tour.title}, `}
            {formatDateRange(
              departure.start_date,
              departure.end_date,
              readToday(tour.time_zone, new Date()),
            )}
            {`, ${requestTexts.tag[status].toLowerCase()}`}
          </li>
        ))}
      </ul>
      {texts.doublesText}
    </Message>
  );
}
