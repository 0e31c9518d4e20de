import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Tag } from "./index.ts";

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
