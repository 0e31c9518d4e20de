import { typograph } from "@tour/blocks/format";
import { subscriptionTexts } from "../../texts/subscription.ru.ts";
import styles from "./follow-invitation.module.css";

const texts = subscriptionTexts.tour;

/**
 * Below a tour: whoever finds no date or price for them can be written to about others. Like the blocks
 * above it the first paint goes without it (client/lay-out-far-blocks.ts).
 */
export function FollowInvitation({ path }: { path: string }) {
  return (
    <aside className={styles.invitation} data-far="">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 className={styles.title}>{typograph(texts.question)}</h2>
          <p>{typograph(texts.text)}</p>
        </div>
        <a className={styles.link} href={`${path}/subscribe`} rel="nofollow">
          {texts.link}
        </a>
      </div>
    </aside>
  );
}
