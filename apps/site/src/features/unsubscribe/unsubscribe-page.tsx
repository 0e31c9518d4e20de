import type { Mailing } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./unsubscribe-page.module.css";

const texts = allTexts.unsubscribe;

/** Says how it stands, and offers the other; looking at it changes nothing. */
export function UnsubscribePage({ mailing, token }: { mailing: Mailing; token: string }) {
  const { organizer, address, is_subscribed: isSubscribed } = mailing;
  return (
    <form className={styles.page} method="post" action={`/unsubscribe/${token}`}>
      <input type="hidden" name="is_subscribed" value={isSubscribed ? "0" : "1"} />
      <h1 className={styles.title}>{isSubscribed ? texts.title : texts.doneTitle}</h1>
      <p className={styles.lead}>{(isSubscribed ? texts.lead : texts.done)(organizer, address)}</p>
      <p className={styles.quiet}>{texts.note}</p>
      <div>
        <Button type="submit" size="l" variant={isSubscribed ? "primary" : "secondary"}>
          {isSubscribed ? texts.confirm : texts.back}
        </Button>
      </div>
    </form>
  );
}
