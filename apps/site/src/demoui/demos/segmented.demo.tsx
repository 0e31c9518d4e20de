import styles from "../demo.module.css";
import { Segmented } from "@tour/ui-kit/segmented";
import { defineDemo } from "../define-demo.ts";

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
