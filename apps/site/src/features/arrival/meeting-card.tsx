import type { Arrival } from "@tour/api";
import { nameZone } from "@tour/blocks/format";
import { fromClock } from "@tour/dates";
import action from "../../page/action.module.css";
import { arrivalTexts as texts } from "../../texts/arrival.ru.ts";
import { formatDay } from "./format-days.ts";
import styles from "./meeting-card.module.css";

interface MeetingCardProps {
  arrival: Arrival;
  place: NonNullable<Arrival["meeting"]>["place"];
}

/** When and where, by the clocks of the place. */
export function MeetingCard({ arrival, place }: MeetingCardProps) {
  const { uuid, departure, time_zone: timeZone } = arrival;
  const { start_date: day, start_time: time } = departure;
  const { offset, fromMoscow } = nameZone(timeZone, fromClock(day, "12:00", timeZone));
  return (
    <div className={styles.card}>
      <section className={styles.part} aria-labelledby="when">
        <h2 className={styles.label} id="when">
          {texts.when}
        </h2>
        <p className={styles.main}>
          <time dateTime={time ? `${day}T${time}` : day}>
            {formatDay(day)}
            {time && <span className={styles.time}>{time}</span>}
          </time>
        </p>
        <p className={styles.quiet}>
          {!time && `${texts.noTime} `}
          {fromMoscow === "МСК" ? texts.moscowTime : texts.localTime(fromMoscow, offset)}
        </p>
        <a className={styles.link} href={`/arrival/${uuid}/meeting.ics`} download>
          {texts.calendar}
        </a>
      </section>
      <section className={styles.part} aria-labelledby="where">
        <h2 className={styles.label} id="where">
          {texts.where}
        </h2>
        {place ? <MeetingPlace place={place} /> : <p>{texts.noPlace}</p>}
      </section>
    </div>
  );
}

function MeetingPlace({ place }: { place: NonNullable<MeetingCardProps["place"]> }) {
  const { name, address, latitude, longitude } = place;
  return (
    <>
      <p className={styles.main}>{name}</p>
      {address && <p>{address}</p>}
      <p className={styles.quiet}>
        {texts.coordinates}: {/* A phone opens it in its own map, without a network, too. */}
        <a className={styles.coordinates} href={`geo:${latitude},${longitude}`}>
          {latitude}, {longitude}
        </a>
      </p>
      <p className={styles.map}>
        <a
          className={action.action}
          href={`https://yandex.ru/maps/?pt=${longitude},${latitude}&z=16&l=map`}
          rel="noreferrer"
          target="_blank"
        >
          {texts.map}
        </a>
      </p>
    </>
  );
}
