import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Spinner } from "./index.ts";

export const demo = defineDemo({
  group: "feedback",
  title: "Ожидание",
  text: "Кольцо для работы, длина которой неизвестна.",
  isLive: true,
  Show: () => (
    <div className={styles.row}>
      <Spinner size={16} />
      <Spinner size={24} />
      <Spinner size={40} />
    </div>
  ),
});
