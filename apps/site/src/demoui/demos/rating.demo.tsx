import styles from "../demo.module.css";
import { Field } from "@tour/ui-kit/field";
import { Rating, RatingInput } from "@tour/ui-kit/rating";
import { defineDemo } from "../define-demo.ts";

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
