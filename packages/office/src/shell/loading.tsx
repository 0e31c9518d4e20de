import { Spinner } from "@tour/ui-kit/spinner";
import styles from "./failure.module.css";

export function Loading() {
  return (
    <div className={styles.failure}>
      <Spinner />
    </div>
  );
}
