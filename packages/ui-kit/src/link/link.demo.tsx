import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Link } from "./index.ts";

export const demo = defineDemo({
  group: "actions",
  title: "Ссылка",
  text: "В тексте и рядом с ним. Без адреса становится кнопкой.",
  Show: () => (
    <p className={styles.text}>
      Программа по дням лежит <Link href="#accordion">в гармошке ниже</Link>, а вопросы собраны{" "}
      <Link href="#tabs" variant="quiet" underline="hover">
        во вкладках
      </Link>
      . <Link onClick={() => {}}>Показать ещё три дня</Link>
    </p>
  ),
});
