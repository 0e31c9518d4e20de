import type { GuestRequest, PartyChange, PartyQuote, RequestParty } from "@tour/api";
import { formatMoney } from "@tour/blocks/format";
import { texts as allTexts } from "../../texts/ru.ts";
import action from "../../page/action.module.css";
import cancel from "./cancel-page.module.css";
import move from "./move-page.module.css";
import styles from "./party-page.module.css";

const texts = allTexts.order.changeParty;

interface PartyPageProps {
  request: GuestRequest;
  party: RequestParty;
  /** Why the change that was asked for was not made. */
  problems: readonly string[];
}

/** Takes somebody out, adds or replaces them: each a plain form behind what it would cost. */
export function PartyPage({ request, party, problems }: PartyPageProps) {
  const order = `/order/${request.uuid}`;
  return (
    <div className={cancel.page}>
      <p className={cancel.tour}>{request.tour.title}</p>
      <h1 className={cancel.title}>{party.can_change ? texts.title : texts.fixed}</h1>
      {problems.map((problem) => (
        <p key={problem} className={move.problem} role="alert">
          {problem}
        </p>
      ))}
      <p className={cancel.lead}>{party.can_change ? texts.lead : texts.askOrganizer}</p>
      {party.can_change && (
        <>
          <People order={order} party={party} />
          <Options order={order} party={party} />
        </>
      )}
      <p>
        <a className={cancel.back} href={order}>
          {texts.back}
        </a>
      </p>
    </div>
  );
}

interface PartProps {
  order: string;
  party: RequestParty;
}

function People({ order, party }: PartProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{texts.people}</h2>
      <ul className={styles.list}>
        {party.people.map(({ id, title, name, remove, can_replace: canReplace }, index) => {
          const shown = name || texts.person(index + 1);
          const field = { name: "tourist_id", value: String(id) };
          const same = { ...party.total, amount: 0 };
          return (
            <li key={id} className={styles.row}>
              <p>
                <strong>{shown}</strong> <span className={styles.what}>{title}</span>
              </p>
              {remove ? (
                <Change
                  {...{ order, field, change: "remove", quote: remove }}
                  open={texts.remove}
                  label={texts.removeTitle(shown)}
                  words={[texts.removed(party.refund_percent), ...describe(remove)]}
                  confirm={texts.confirm}
                />
              ) : (
                <p className={styles.what}>{texts.cannotRemove}</p>
              )}
              {canReplace && (
                <Change
                  {...{ order, field, change: "replace" }}
                  quote={{ total: party.total, refund: same, kept: same, along: [] }}
                  open={texts.replace}
                  label={texts.replaceTitle(shown)}
                  words={[texts.replaceWords]}
                  confirm={texts.replaceConfirm}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Options({ order, party }: PartProps) {
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{texts.options}</h2>
      <ul className={styles.list}>
        {party.options.map(({ option_id: id, title, count, price, add, remove }) => {
          const field = { name: "option_id", value: id };
          return (
            <li key={id} className={styles.row}>
              <p>
                <strong>{title}</strong>{" "}
                <span className={styles.what}>
                  × {count}, {allTexts.order.each(formatMoney(price))}
                </span>
              </p>
              {add ? (
                <Change
                  {...{ order, field, change: "add", quote: add }}
                  open={texts.add}
                  label={texts.addTitle(title)}
                  words={[texts.total(formatMoney(add.total))]}
                  confirm={texts.confirm}
                />
              ) : (
                <p className={styles.what}>{texts.noSeats}</p>
              )}
              {remove && (
                <Change
                  {...{ order, field, change: "remove", quote: remove }}
                  open={texts.remove}
                  label={texts.removeTitle(title)}
                  words={describe(remove)}
                  confirm={texts.confirm}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ChangeProps {
  order: string;
  change: PartyChange;
  quote: PartyQuote;
  field: { name: string; value: string };
  /** What opens it, and what it is called for who hears the page. */
  open: string;
  label: string;
  words: readonly string[];
  confirm: string;
}

/** The quote comes before the button, which sends along what was shown. */
function Change({ order, change, quote, field, open, label, words, confirm }: ChangeProps) {
  return (
    <details className={styles.change}>
      <summary aria-label={label}>{open}</summary>
      <form method="post" action={`${order}/party`} className={styles.form}>
        <input type="hidden" name="change" value={change} />
        <input type="hidden" name={field.name} value={field.value} />
        <input type="hidden" name="total" value={quote.total.amount} />
        <input type="hidden" name="refund" value={quote.refund.amount} />
        {quote.along.map(({ option_id: id }) => (
          <input key={id} type="hidden" name="along" value={id} />
        ))}
        {words.map((word) => (
          <p key={word}>{word}</p>
        ))}
        <button className={`${action.action} ${styles.confirm}`} type="submit">
          {confirm}
        </button>
      </form>
    </details>
  );
}

const describe = ({ total, refund, kept, along }: PartyQuote): string[] => [
  ...along.map(({ title, price }) => texts.along(title, formatMoney(price))),
  refund.amount > 0 ? texts.refund(formatMoney(refund)) : texts.noMoney,
  ...(kept.amount > 0 ? [texts.kept(formatMoney(kept))] : []),
  texts.total(formatMoney(total)),
];
