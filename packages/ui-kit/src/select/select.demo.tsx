import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Field } from "../field/index.ts";
import { Select } from "./index.ts";

const regions = [
  { text: "Горы", value: "mountains", header: true },
  { text: "Алтай", value: "altai" },
  { text: "Кавказ", value: "caucasus" },
  { text: "Хибины", value: "khibiny" },
  { text: "Вода", value: "water", header: true },
  { text: "Байкал", value: "baikal" },
  { text: "Карелия", value: "karelia" },
  { text: "Белое море", value: "white-sea", disabled: true },
];
const many = Array.from({ length: 10_000 }, (_, index) => ({
  text: `Тур номер ${index + 1}`,
  value: `n${index + 1}`,
}));

export const demo = defineDemo({
  group: "choices",
  title: "Список",
  text: "С группами, поиском, несколькими значениями и тысячами строк; на телефоне открывается системный.",
  Show: () => (
    <div className={styles.stack}>
      <Field label="Регион">
        <Select items={regions} placeholder="Выберите регион" clearable />
      </Field>
      <Field label="С поиском, несколько">
        <Select items={regions} multiple searchable defaultValue={["altai", "baikal"]} />
      </Field>
      <Field label="Десять тысяч строк">
        <Select items={many} searchable defaultValue="n42" />
      </Field>
      <Field label="Загружается">
        <Select items={[]} loading />
      </Field>
    </div>
  ),
});
