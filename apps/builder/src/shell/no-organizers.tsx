import { texts } from "../texts/ru.ts";
import styles from "./failure.module.css";
import { SignOutButton } from "./sign-out-button.tsx";

/** Signed in, but without an organiser to act for. */
export function NoOrganizers() {
  return (
    <main className={styles.failure}>
      <h1 className={styles.title}>{texts.account.noOrganizers}</h1>
      <p className={styles.text}>{texts.account.noOrganizersText}</p>
      <SignOutButton />
    </main>
  );
}
