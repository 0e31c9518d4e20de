import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Switch } from "./index.ts";

export const demo = defineDemo({
  group: "choices",
  title: "Тумблер",
  text: "Настройка, которая действует сразу.",
  Show: () => (
    <div className={styles.stack}>
      <Switch defaultChecked description="За день до выезда">
        Напомнить о поездке
      </Switch>
      <Switch>Присылать новые туры</Switch>
      <Switch disabled>Страховка</Switch>
    </div>
  ),
});
