import { DottedFacts } from "@tour/blocks/dotted-facts";
import type { OwnSubscription } from "@tour/api";
import { formatDate, typograph } from "@tour/blocks/format";
import { Button } from "@tour/ui-kit/button";
import form from "../../page/plain-form.module.css";
import { subscriptionTexts } from "../../texts/subscription.ru.ts";
import type { SubscriptionsView } from "./load-subscriptions.ts";
import styles from "./subscriptions-page.module.css";

const texts = subscriptionTexts.all;

/** All subscriptions of a mailbox; each is ended by one press. */
export function SubscriptionsPage({ token, subscriptions }: SubscriptionsView) {
  const [first] = subscriptions ?? [];
  if (!subscriptions || !first) {
    return (
      <div className={form.page}>
        <h1 className={form.title}>{subscriptionTexts.none.title}</h1>
        <p className={form.lead}>{typograph(subscriptionTexts.none.lead)}</p>
        <p>
          <a className={form.link} href="/">
            {subscriptionTexts.ended.home}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div className={form.page}>
      <h1 className={form.title}>{texts.title}</h1>
      <p className={form.lead}>{typograph(texts.lead(first.address))}</p>
      <ul className={styles.list} role="list">
        {subscriptions.map((subscription) => (
          <li key={subscription.id}>
            <Entry token={token} {...subscription} />
          </li>
        ))}
      </ul>
      <p className={form.quiet}>{typograph(texts.secret)}</p>
    </div>
  );
}

function Entry(props: OwnSubscription & { token: string }) {
  const { token, id, kind, title, url, is_confirmed: isConfirmed, until } = props;
  const notes = [
    texts.kinds[kind],
    isConfirmed ? "" : texts.waits,
    until ? texts.until(formatDate(until)) : "",
  ];
  return (
    <article className={styles.entry}>
      <div className={styles.words}>
        <h2>
          <a href={url}>{title}</a>
        </h2>
        <p>
          <DottedFacts facts={notes} />
        </p>
      </div>
      <form method="post" action={`/subscription/${token}/all`}>
        <Button
          type="submit"
          name="id"
          value={String(id)}
          variant="secondary"
          aria-label={texts.endOne(title)}
        >
          {texts.end}
        </Button>
      </form>
    </article>
  );
}
