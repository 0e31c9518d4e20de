import styles from "../demo.module.css";
import { Tag } from "@tour/ui-kit/tag";
import { defineDemo } from "../define-demo.ts";

export const demo = defineDemo({
  group: "content",
  title: "Метка",
  text: "Короткое слово: состояние, вид, выбранное значение.",
  Show: () => (
    <div className={styles.row}>
      <Tag>Группа до 8</Tag>
      <Tag tone="accent">Новый тур</Tag>
      <Tag tone="success">Места есть</Tag>
      <Tag tone="warning">Мало мест</Tag>
      <Tag tone="danger">Мест нет</Tag>
      <Tag size="s">Маленькая</Tag>
      <Tag onRemove={() => {}}>Алтай</Tag>
    </div>
  ),
});
