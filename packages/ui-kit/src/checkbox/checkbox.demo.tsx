import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Checkbox } from "./index.ts";

export const demo = defineDemo({
  group: "choices",
  title: "Флажок",
  text: "Обычный, с пояснением и частично выбранный.",
  Show: () => (
    <div className={styles.stack}>
      <Checkbox defaultChecked>Завтраки</Checkbox>
      <Checkbox description="Палатка, спальник, коврик">Прокат снаряжения</Checkbox>
      <Checkbox indeterminate>Все экскурсии</Checkbox>
      <Checkbox disabled>Вертолёт (мест нет)</Checkbox>
    </div>
  ),
});
