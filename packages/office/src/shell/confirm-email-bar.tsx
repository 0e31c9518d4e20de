import { latePart } from "../late/index.ts";
import styles from "./confirm-email.module.css";
import { useUnconfirmedEmail } from "./use-unconfirmed-email.ts";

const ConfirmEmail = latePart(
  () => import("./confirm-email.tsx").then((module) => module.ConfirmEmail),
  () => null,
);

/** The quiet bar under the head of every screen, until the e-mail is confirmed. */
export function ConfirmEmailBar() {
  const email = useUnconfirmedEmail();
  if (email === null) return null;
  return (
    <div className={styles.bar}>
      <ConfirmEmail email={email} />
    </div>
  );
}
