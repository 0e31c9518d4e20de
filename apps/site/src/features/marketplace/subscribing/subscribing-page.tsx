import { typograph } from "@tour/blocks/format";
import { SubscribeForm } from "../../../page/subscribe-form.tsx";
import styles from "../../../page/plain-form.module.css";
import { subscriptionTexts } from "../../../texts/subscription.ru.ts";
import type { SubscribingView } from "./load-subscribing.ts";

const texts = subscriptionTexts.search;

type SubscribingPageProps = Pick<SubscribingView, "sought" | "typed" | "policyPath">;

/** What one wants to hear of, and where to be written to. */
export function SubscribingPage({ sought, typed, policyPath }: SubscribingPageProps) {
  const { parts, path } = sought;
  if (parts.length === 0) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{typograph(texts.choose.title)}</h1>
        <p className={styles.lead}>{typograph(texts.choose.text)}</p>
        <p>
          <a className={styles.link} href="/tours">
            {texts.choose.action}
          </a>
        </p>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lead}>{typograph(texts.lead)}</p>
      <ul className={styles.parts} role="list">
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <SubscribeForm
        action={path.replace("/tours", "/subscribe")}
        typed={typed}
        policyPath={policyPath}
      />
      <p>
        <a className={styles.link} href={path}>
          {texts.change}
        </a>
      </p>
    </div>
  );
}
