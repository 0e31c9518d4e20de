import { listOptions, maxOf } from "@tour/api";
import type { BookingOffer, OfferedDeparture, PricedChoice } from "@tour/api";
import { formatDate, formatMoney, plural } from "@tour/blocks/format";
import { SettingsCard } from "@tour/office/shell";
import { Message } from "@tour/ui-kit/message";
import { NumberInput } from "@tour/ui-kit/number-input";
import { newRequestTexts as texts } from "../../texts/new-request.ru.ts";
import styles from "./new-request.module.css";

interface PartyFieldsProps {
  offer: BookingOffer;
  departure: OfferedDeparture;
  priced: PricedChoice;
  counts: Readonly<Record<string, number>>;
  count: (optionId: string, count: number) => void;
}

/** How many of which price option, and what that adds up to. */
export function PartyFields({ offer, departure, priced, counts, count }: PartyFieldsProps) {
  const left = departure.seats_left;
  return (
    <SettingsCard title={texts.party}>
      <ul className={styles.options}>
        {listOptions(offer, departure).map((option) => (
          <li key={option.id}>
            <span>
              {option.title}
              <span className={styles.quiet}>
                {[formatMoney(option.price), option.note].filter(Boolean).join(", ")}
              </span>
            </span>
            <NumberInput
              aria-label={option.title}
              min={0}
              max={maxOf(option, departure, priced)}
              value={counts[option.id] ?? 0}
              onValueChange={(next) => count(option.id, next ?? 0)}
              className={styles.count}
            />
          </li>
        ))}
      </ul>
      {priced.adults === 0 && <Message tone="warning">{texts.noAdult}</Message>}
      {priced.seats > left && (
        <Message tone="warning">{texts.tooMany(plural(left, texts.seats))}</Message>
      )}
      <Bill priced={priced} />
    </SettingsCard>
  );
}

function Bill({
  priced: { lines, total, prepayment, rest, restDueDate },
}: {
  priced: PricedChoice;
}) {
  return (
    <dl className={styles.bill}>
      {lines.map(({ id, title, count, price, sum }) => (
        <div key={id}>
          <dt>
            {title}
            <span className={styles.quiet}>{texts.each(count, formatMoney(price))}</span>
          </dt>
          <dd>{formatMoney(sum)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{texts.total}</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
      {prepayment.amount > 0 && (
        <div>
          <dt>{texts.prepayment}</dt>
          <dd>{formatMoney(prepayment)}</dd>
        </div>
      )}
      {rest.amount > 0 && (
        <div>
          <dt>{texts.rest(formatDate(restDueDate))}</dt>
          <dd>{formatMoney(rest)}</dd>
        </div>
      )}
    </dl>
  );
}
