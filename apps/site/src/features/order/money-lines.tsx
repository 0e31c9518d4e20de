import type { GuestRequest, Money } from "@tour/api";
import { formatDate, formatMoney, sayMomentThere } from "@tour/blocks/format";
import { texts as allTexts } from "../../texts/ru.ts";
import { listRefundable } from "./list-refundable.ts";
import { MadePayments } from "./made-payments.tsx";
import styles from "./party-bill.module.css";

const texts = allTexts.order.money;

interface Line {
  name: string;
  value: string;
  /** The instant that the value says: a script says it by the reader's clocks. */
  moment?: string | null;
  /** Belongs to the line above. */
  isPart?: boolean;
}

/** All of a request's money, by the ledger: paid, kept, due and when, on its way back. */
export function MoneyLines({ request }: { request: GuestRequest }) {
  const { refund_due: due, paid, payments } = request.money;
  const { agent } = request;
  const isOutside = payments.some(({ method }) => method === "outside");
  const byHand = texts[agent ? "refundByMarket" : "refundOutside"];
  if (request.status > 3 && paid.amount === 0) return <p>{texts.nothing}</p>;
  return (
    <>
      <dl className={styles.bill}>
        {listLines(request).map(({ name, value, moment, isPart }) => (
          <div key={name + value} className={`${styles.line} ${isPart ? styles.part : ""}`}>
            <dt>{name}</dt>
            <dd>
              {moment ? (
                <time dateTime={moment} data-moment>
                  {value}
                </time>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <MadePayments request={request} />
      {due.amount > 0 && <p className={styles.count}>{isOutside ? byHand : texts.refundNote}</p>}
      {agent?.name && (
        <p className={styles.count}>{texts.agent(agent.name, agent.inn, agent.organizer)}</p>
      )}
    </>
  );
}

const sum = (name: string, money: Money): Line => ({ name, value: formatMoney(money) });
const sumIfAny = (name: string, money: Money): Line[] =>
  money.amount > 0 ? [sum(name, money)] : [];

function listLines(request: GuestRequest): Line[] {
  const { status, money } = request;
  return [
    sum(texts.total, money.total),
    sum(texts.paid, money.paid),
    ...listDue(request),
    ...sumIfAny(texts.refundDue, money.refund_due),
    ...sumIfAny(texts.refunded, money.refunded),
    ...(status > 4 ? sumIfAny(texts.kept, money.kept) : []),
    ...listRefundable(request).map(([name, back]) => sum(name, back)),
  ];
}

const listDue = ({ status, money, tour }: GuestRequest): Line[] =>
  money.due.flatMap(({ kind, amount, until, day }) => {
    const first = texts[money.due.length === 1 ? "whole" : "prepayment"];
    const name = kind === "prepayment" ? first : texts[status === 3 ? "rest" : "later"];
    const value = day ? formatDate(day) : until && sayMomentThere(until, tour.time_zone);
    const when = value
      ? { name: texts.until, value, moment: day ? null : until }
      : texts.afterConfirmation;
    return [sum(name, amount), { ...when, isPart: true }];
  });
