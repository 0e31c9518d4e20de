import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Avatar } from "./index.ts";

export const demo = defineDemo({
  group: "content",
  title: "Аватар",
  text: "Портрет или инициалы первых двух слов на одном из пяти цветов; 48 px.",
  isLive: true,
  Show: () => (
    <div className={styles.row}>
      {["Анна Ветрова", "Пётр Кедров", "Мария Снегова", "Илья", "Вера Озёрная"].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="Большой Портрет" size={72} shape="square" />
    </div>
  ),
});
