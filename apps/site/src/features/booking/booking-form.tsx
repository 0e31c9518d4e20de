import type { BookingOffer } from "@tour/api";
import { describeOpening, formatMoney, plural } from "@tour/blocks/format";
import { Button } from "@tour/ui-kit/button";
import { LocaleProvider } from "@tour/ui-kit/locale";
import type { ReactNode } from "react";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import { bookingLocale } from "./booking-locale.ts";
import { listSeen } from "./booking-values.ts";
import { ConsentFields } from "./consent-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { DepartureChoice } from "./departure-choice.tsx";
import { KeptValues } from "./kept-values.tsx";
import { PartyChoice } from "./party-choice.tsx";
import { PriceSum } from "./price-sum.tsx";
import { useBooking } from "./use-booking.ts";
import type { Booking, BookingOptions } from "./use-booking.ts";
import styles from "./booking-form.module.css";

export type BookingFormProps = BookingOptions;

/** Why a date that somebody came for can't be booked. */
function describeRefused({ departures }: BookingOffer, id: number | null, today: string): string {
  const opening = departures.find((one) => one.id === id)?.sale_opening;
  return opening ? texts.notYet(describeOpening(opening, today).full) : texts.dateTaken;
}

/**
 * Asks for seats: a date, a party, contacts, agreements. Without a script it is a plain form that
 * its own page takes. Product decisions, section 11.
 */
export function BookingForm(props: BookingFormProps) {
  const { today } = props;
  const booking = useBooking(props);
  const { offer, problems, departure, priced, choice, form } = booking;
  return (
    <LocaleProvider locale={bookingLocale}>
      <form {...booking.formProps} ref={booking.element} method="post" className={styles.form}>
        <input type="hidden" name="key" value={booking.key} />
        <input type="hidden" name="shown" value={priced?.total.amount ?? ""} />
        <input type="hidden" name="currency" value={offer.currency} />
        {listSeen(offer).map(({ kind, version }) => (
          <input key={kind} type="hidden" name={`version.${kind}`} value={version} />
        ))}
        {problems.length > 0 && <Problems problems={problems} />}
        <Step title={texts.dates}>
          {!departure && choice.departureId !== null && (
            <p className={styles.taken} role="status">
              {describeRefused(offer, choice.departureId, today)}
            </p>
          )}
          <DepartureChoice
            offer={offer}
            today={today}
            chosen={choice.departureId}
            isLive={booking.isLive}
            onChoose={booking.chooseDeparture}
          />
        </Step>
        {departure && priced ? (
          <>
            <Step title={texts.party}>
              {offer.tour.min_age > 0 && (
                <p className={styles.next}>
                  {texts.minAge(plural(offer.tour.min_age, texts.years))}
                </p>
              )}
              <PartyChoice
                offer={offer}
                departure={departure}
                priced={priced}
                counts={choice.counts}
                onCount={booking.count}
              />
              {!booking.isLive && <PlainStep name="party" label={texts.recount} />}
              {priced.adults > 0 && <PriceSum offer={offer} priced={priced} />}
            </Step>
            <Step title={texts.contacts}>
              <ContactFields form={form} isLive={booking.isLive} />
            </Step>
            <ConsentFields
              form={form}
              offer={offer}
              people={booking.isLive ? priced.people : Infinity}
            />
          </>
        ) : (
          !booking.isLive && (
            <>
              <KeptValues {...form.getValues()} />
              <PlainStep name="date" label={texts.next} />
            </>
          )
        )}
        <p className={styles.next}>{describeNext(offer)}</p>
        <Footer booking={booking} />
      </form>
    </LocaleProvider>
  );
}

/** What becomes of the request, as the server begins it. */
function describeNext(offer: BookingOffer): string {
  const { asked, toPay, sold } = texts.whatNext;
  if (!offer.is_instant) return asked(plural(offer.hours_to_confirm, texts.hours));
  return offer.prepayment_percent === 0 ? sold : toPay(plural(offer.hours_to_pay, texts.hours));
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Without a script prices come with the next page. */
function PlainStep({ name, label }: { name: string; label: string }) {
  return (
    <noscript>
      <button type="submit" name="step" value={name} className={styles.plainNext}>
        {label}
      </button>
    </noscript>
  );
}

function Problems({ problems }: { problems: Booking["problems"] }) {
  return (
    <div className={styles.problems} role="alert">
      <p>{texts.checkFields}</p>
      <ul>
        {problems.map(({ text, field }) => (
          <li key={text}>{field ? <a href={`#${field}`}>{text}</a> : text}</li>
        ))}
      </ul>
    </div>
  );
}

function Footer({ booking }: { booking: Booking }) {
  const { priced, problem, missing, isSubmitting } = booking;
  const hasParty = priced !== undefined && priced.adults > 0;
  return (
    <div className={styles.footer}>
      <p className={styles.problem} role="alert">
        {missing || problem}
      </p>
      {hasParty && (
        <p className={styles.total}>
          <span className={styles.totalName}>{texts.total}</span>
          <strong>{formatMoney(priced.total)}</strong>
        </p>
      )}
      <Button type="submit" size="l" loading={isSubmitting} className={styles.send}>
        {problem ? texts.sendAgain : texts.send}
      </Button>
    </div>
  );
}
