import { formatMoney, plural } from "@tour/blocks/format";
import { NumberInput } from "@tour/ui-kit/number-input";
import { bookingTexts as texts } from "../../texts/booking.ru.ts";
import { listOptions, maxOf } from "@tour/api";
import type { BookingOffer, OfferedDeparture, PricedChoice } from "@tour/api";
import styles from "./party-choice.module.css";

interface PartyChoiceProps {
  offer: BookingOffer;
  departure: OfferedDeparture;
  priced: PricedChoice;
  counts: Readonly<Record<string, number>>;
  onCount: (optionId: string, count: number) => void;
}

/** How many of which kind: people, infants, supplements, each with its price. */
export function PartyChoice({ offer, departure, priced, counts, onCount }: PartyChoiceProps) {
  const left = departure.seats_left;
  return (
    <>
      {priced.seats > left && (
        <p className={styles.tooMany} role="status">
          {texts.tooMany(plural(left, texts.seats))}
        </p>
      )}
      <ul className={styles.options} role="list">
        {listOptions(offer, departure).map((option) => (
          <li key={option.id} className={styles.option}>
            <span className={styles.words}>
              <span>{option.title}</span>
              <span className={styles.note}>
                {[
                  option.kind === "supplement"
                    ? texts.added(formatMoney(option.price))
                    : formatMoney(option.price),
                  option.note,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <NumberInput
              name={`seats.${option.id}`}
              aria-label={option.title}
              size="l"
              min={0}
              max={maxOf(option, departure, priced)}
              value={counts[option.id] ?? 0}
              onValueChange={(count) => onCount(option.id, count ?? 0)}
              className={styles.count}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
