import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Skeleton } from "./index.ts";

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
