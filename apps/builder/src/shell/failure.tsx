import { isUnreachable } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { texts } from "../texts/ru.ts";
import styles from "./failure.module.css";

/** A screen that could not be loaded: what happened, and a way to try again. */
export function Failure({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <main className={styles.failure}>
      <h1 className={styles.title}>{texts.failure.title}</h1>
      <p className={styles.text}>
        {isUnreachable(error) ? texts.failure.offline : messageOf(error)}
      </p>
      <Button onClick={retry}>{texts.failure.retry}</Button>
    </main>
  );
}

export function NotFound() {
  return (
    <main className={styles.failure}>
      <h1 className={styles.title}>{texts.failure.notFound}</h1>
      <p className={styles.text}>{texts.failure.notFoundText}</p>
      <Button to="/">{texts.failure.home}</Button>
    </main>
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
