import styles from "../demo.module.css";
import { Skeleton } from "@tour/ui-kit/skeleton";
import { defineDemo } from "../define-demo.ts";

export const demo = defineDemo({
  group: "feedback",
  title: "Заготовка",
  text: "Очертание того, что сейчас появится.",
  Show: () => (
    <div className={styles.stack}>
      <Skeleton shape="block" className={styles.picture} announce />
      <Skeleton lines={3} />
    </div>
  ),
});
