import { Button } from "@tour/ui-kit/button";
import { Field } from "@tour/ui-kit/field";
import { Input } from "@tour/ui-kit/input";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./find-booking-page.module.css";

const texts = allTexts.findBooking;

interface FindBookingPageProps {
  isSent: boolean;
  email: string;
  problem: string;
}

/** Where one whose link is lost asks for it; nobody learns here who booked. */
export function FindBookingPage({ isSent, email, problem }: FindBookingPageProps) {
  if (isSent) {
    return (
      <div className={styles.page}>
        <h1 className={styles.title}>{texts.sentTitle}</h1>
        <p className={styles.lead}>{texts.sent}</p>
        <p className={styles.quiet}>{texts.notCome}</p>
        <p>
          <a className={styles.again} href="/find-booking">
            {texts.again}
          </a>
        </p>
      </div>
    );
  }
  return (
    <form className={styles.page} method="post" action="/find-booking" noValidate>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <div className={styles.fields}>
        <Field id="find-email" label={texts.email} error={problem} required>
          <Input
            name="email"
            type="email"
            size="l"
            inputMode="email"
            autoComplete="email"
            defaultValue={email}
          />
        </Field>
        <Button type="submit" size="l">
          {texts.send}
        </Button>
      </div>
    </form>
  );
}
