import styles from "../demo.module.css";
import { Link } from "@tour/ui-kit/link";
import { defineDemo } from "../define-demo.ts";

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
