import type { Subscription } from "@tour/api";
import { formatDate, typograph } from "@tour/blocks/format";
import { Button } from "@tour/ui-kit/button";
import styles from "../../page/plain-form.module.css";
import { subscriptionTexts as texts } from "../../texts/subscription.ru.ts";
import type { SubscriptionView } from "./load-subscription.ts";

type SubscriptionPageProps = Pick<
  SubscriptionView,
  "step" | "subscription" | "token" | "listUrl" | "wayBack"
>;

/** How a subscription stands; looking at it changes nothing, because scanners open every link. */
export function SubscriptionPage(props: SubscriptionPageProps) {
  const { step, subscription, token, listUrl, wayBack } = props;
  const action = `/subscription/${token}`;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts[step].title}</h1>
      {step === "sent" && <Sent {...wayBack} />}
      {(step === "ended" || step === "none") && (
        <>
          <p className={styles.lead}>{typograph(texts[step].lead)}</p>
          <p>
            <a className={styles.link} href="/">
              {texts.ended.home}
            </a>
          </p>
        </>
      )}
      {step === "confirm" && subscription && <Confirm action={action} {...subscription} />}
      {step === "works" && subscription && <Works action={action} {...subscription} />}
      {subscription && (
        <p>
          <a className={styles.link} href={listUrl}>
            {texts.all.link}
          </a>
        </p>
      )}
    </div>
  );
}

function Sent({ to, path, form }: SubscriptionView["wayBack"]) {
  const { lead, notCome, again, notSooner, backTo } = texts.sent;
  return (
    <>
      <p className={styles.lead}>{typograph(lead)}</p>
      <p className={styles.quiet}>
        {typograph(notCome)}
        {"\u00a0"}
        {form ? <a href={form}>{again}</a> : again}
        {typograph(notSooner)}
      </p>
      <p>
        <a className={styles.link} href={path}>
          {backTo[to]}
        </a>
      </p>
    </>
  );
}

function Confirm({ action, kind, title, address }: Subscription & { action: string }) {
  return (
    <>
      <p className={styles.lead}>{typograph(texts.confirm[kind](title, address))}</p>
      <form className={styles.deeds} method="post" action={action}>
        <Button type="submit" name="deed" value="confirm" size="l">
          {texts.confirm.yes}
        </Button>
        <Button type="submit" name="deed" value="end" size="l" variant="secondary">
          {texts.confirm.no}
        </Button>
      </form>
      <p className={styles.quiet}>{typograph(texts.works.often)}</p>
    </>
  );
}

function Works(props: Subscription & { action: string }) {
  const { action, kind, title, address, url, until } = props;
  return (
    <>
      <p className={styles.lead}>{typograph(texts.works[kind](title, address))}</p>
      <p>{typograph(texts.works.often)}</p>
      {until && <p>{typograph(texts.works.until(formatDate(until)))}</p>}
      <form className={styles.deeds} method="post" action={action}>
        <a className={styles.link} href={url}>
          {kind === "tour" ? texts.works.toTour : texts.works.list}
        </a>
        <Button type="submit" name="deed" value="end" size="l" variant="secondary">
          {texts.works.end}
        </Button>
      </form>
    </>
  );
}
