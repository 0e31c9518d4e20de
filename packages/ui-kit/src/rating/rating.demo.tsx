import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Field } from "../field/index.ts";
import { Rating, RatingInput } from "./index.ts";

export const demo = defineDemo({
  group: "content",
  title: "Оценка",
  text: "Показать с точностью до десятых или поставить: от «Ужасно» до «Отлично».",
  isLive: true,
  Show: () => (
    <div className={styles.stack}>
      <Rating value={4.7} showValue size={24} />
      <Field label="Ваша оценка">
        <RatingInput defaultValue={4} />
      </Field>
    </div>
  ),
});
