import { typograph } from "@tour/blocks/format";
import { SubscribeForm } from "../../page/subscribe-form.tsx";
import styles from "../../page/plain-form.module.css";
import { subscriptionTexts } from "../../texts/subscription.ru.ts";
import type { FollowTourView } from "./load-follow-tour.ts";

const texts = subscriptionTexts.tour;

type FollowTourPageProps = Pick<FollowTourView, "tour" | "typed" | "policyPath">;

/** Where to write to about new dates and a lower price of a tour. */
export function FollowTourPage({ tour, typed, policyPath }: FollowTourPageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lead}>{typograph(texts.lead(tour.title))}</p>
      <SubscribeForm action={`${tour.path}/subscribe`} typed={typed} policyPath={policyPath}>
        <input type="hidden" name="tour_id" value={tour.id} />
      </SubscribeForm>
      <p>
        <a className={styles.link} href={tour.path}>
          {texts.back}
        </a>
      </p>
    </div>
  );
}
