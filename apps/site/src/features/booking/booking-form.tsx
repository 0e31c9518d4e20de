import { formatMoney } from "@tour/blocks/format";
import { Button } from "@tour/ui-kit/button";
import { LocaleProvider } from "@tour/ui-kit/locale";
import type { ReactNode } from "react";
import { bookingTexts as texts } from "../../texts/ru.ts";
import { bookingLocale } from "./booking-locale.ts";
import { ConsentFields } from "./consent-fields.tsx";
import { ContactFields } from "./contact-fields.tsx";
import { DepartureChoice } from "./departure-choice.tsx";
import { PartyChoice } from "./party-choice.tsx";
import { PriceSum } from "./price-sum.tsx";
import { useBooking } from "./use-booking.ts";
import type { Booking, BookingOptions } from "./use-booking.ts";
import styles from "./booking-form.module.css";

export interface BookingFormProps extends BookingOptions {
  /** What the server found wrong with a form that came without a script. */
  problems?: readonly string[];
}

/**
 * Asks for seats: a date, a party, contacts, agreements. Without a script it is a plain form that
 * its own page takes. Product decisions, section 11.
 */
export function BookingForm(props: BookingFormProps) {
  const { today, problems = [] } = props;
  const booking = useBooking(props);
  const { offer, departure, priced, choice, form } = booking;
  return (
    <LocaleProvider locale={bookingLocale}>
      <form {...booking.formProps} ref={booking.element} method="post" className={styles.form}>
        <input type="hidden" name="key" value={booking.key} />
        {offer.documents.map(({ kind, version }) => (
          <input key={kind} type="hidden" name={`version.${kind}`} value={version} />
        ))}
        {!booking.isLive && problems.length > 0 && <Problems problems={problems} />}
        <Step title={texts.dates}>
          <DepartureChoice
            offer={offer}
            today={today}
            chosen={choice.departureId}
            onChoose={booking.chooseDeparture}
          />
        </Step>
        {departure && priced ? (
          <>
            <Step title={texts.party}>
              <PartyChoice
                offer={offer}
                departure={departure}
                priced={priced}
                counts={choice.counts}
                onCount={booking.count}
              />
              {priced.adults > 0 && <PriceSum offer={offer} priced={priced} />}
            </Step>
            <Step title={texts.contacts}>
              <ContactFields form={form} isLive={booking.isLive} />
            </Step>
            <ConsentFields
              form={form}
              documents={offer.documents}
              people={booking.isLive ? priced.people : Infinity}
            />
          </>
        ) : (
          !booking.isLive && <PlainNext />
        )}
        <p className={styles.next}>{texts.whatNext(offer.hours_to_confirm)}</p>
        <Footer booking={booking} />
      </form>
    </LocaleProvider>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.step}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Without a script prices of a date come with the next page. */
function PlainNext() {
  return (
    <noscript>
      <button type="submit" name="step" value="date" className={styles.plainNext}>
        {texts.next}
      </button>
    </noscript>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <div className={styles.problems} role="alert">
      <p>{texts.checkFields}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

function Footer({ booking }: { booking: Booking }) {
  const { priced, problem, isSubmitting } = booking;
  const hasParty = priced !== undefined && priced.adults > 0;
  return (
    <div className={styles.footer}>
      <p className={styles.problem} role="alert">
        {problem}
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
