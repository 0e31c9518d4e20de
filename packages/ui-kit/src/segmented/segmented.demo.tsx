import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Segmented } from "./index.ts";

export const demo = defineDemo({
  group: "choices",
  title: "Сегменты",
  text: "Переключатели в ряд, для двух-четырёх коротких слов.",
  Show: () => (
    <div className={styles.row}>
      <Segmented
        aria-label="Показать"
        defaultValue="list"
        options={[
          { value: "list", label: "Списком" },
          { value: "map", label: "На карте" },
          { value: "calendar", label: "По дням" },
        ]}
      />
    </div>
  ),
});
