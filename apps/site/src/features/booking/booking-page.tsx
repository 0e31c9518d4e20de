import { isBookable } from "@tour/api";
import type { BookingOffer } from "@tour/api";
import { texts as siteTexts } from "../../texts/ru.ts";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import action from "../../page/action.module.css";
import type { BookingFormProps } from "./booking-form.tsx";
import { LaterSales, listLaterSales } from "./later-sales.tsx";
import styles from "./booking-page.module.css";

const findTexts = siteTexts.findBooking;

interface BookingPageProps {
  props: BookingFormProps;
  /** The form, rendered. */
  html: string;
  /** The props once more, for the script: JSON that is safe inside a script element. */
  json: string;
  /** Whether the site takes requests at all. */
  isOpen: boolean;
}

/** The booking form as a page of its own: for whoever has no script, or came by a link. */
export function BookingPage({ props, html, json, isOpen }: BookingPageProps) {
  const { tour, departures } = props.offer;
  const { agent } = props.offer;
  // On the marketplace a tour's own page stands on its organiser's site.
  const path = agent ? agent.tour_url : `/${tour.slug}`;
  const later = isOpen ? listLaterSales(props.offer) : [];
  const none = later.length > 0 ? texts.notYetOpen : texts.noDates;
  const words = isOpen ? none : agent ? texts.notOpenHere : texts.notOpen;
  return (
    <div className={styles.page}>
      <header>
        <p className={styles.tour}>{path ? <a href={path}>{tour.title}</a> : tour.title}</p>
        <h1 className={styles.title}>{texts.title}</h1>
      </header>
      {isOpen && departures.some(isBookable) ? (
        <>
          {agent && <Seller agent={agent} />}
          <div data-booking-form dangerouslySetInnerHTML={{ __html: html }} />
          <script
            id="booking-props"
            type="application/json"
            dangerouslySetInnerHTML={{ __html: json }}
          />
        </>
      ) : (
        <div className={styles.empty}>
          <h2>{words.title}</h2>
          <p>{words.text}</p>
          <LaterSales departures={later} today={props.today} />
          {path && (
            <a className={action.action} href={path}>
              {words.action}
            </a>
          )}
        </div>
      )}
      <p className={styles.found}>
        {findTexts.question} <a href="/find-booking">{findTexts.link}</a>
      </p>
    </div>
  );
}

/** For whom the marketplace sells, and who takes the money: before anything is typed. */
function Seller({ agent }: { agent: NonNullable<BookingOffer["agent"]> }) {
  const { name, inn, organizer, takes_payments: takesPayments } = agent;
  return (
    <section className={styles.seller} aria-label={texts.seller.title}>
      <p>{texts.seller.who(name, inn, organizer)}</p>
      <p>{takesPayments ? texts.seller.paidHere : texts.seller.paidOutside}</p>
    </section>
  );
}
