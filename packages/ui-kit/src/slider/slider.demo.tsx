import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Field } from "../field/index.ts";
import { Slider } from "./index.ts";

export const demo = defineDemo({
  group: "choices",
  title: "Ползунок",
  text: "Одно значение или промежуток, от 0 до 100 с шагом 1; стрелки, Home и End.",
  isLive: true,
  Show: () => (
    <div className={styles.stack}>
      <Field label="Сложность">
        <Slider
          min={1}
          max={5}
          defaultValue={3}
          showValue
          ticks={[
            { value: 1, label: "Легко" },
            { value: 3, label: "Средне" },
            { value: 5, label: "Тяжело" },
          ]}
        />
      </Field>
      <Field label="Цена, тысяч рублей">
        <Slider<readonly [number, number]>
          defaultValue={[20, 75]}
          thumbLabels={["Цена от", "Цена до"]}
        />
      </Field>
    </div>
  ),
});
