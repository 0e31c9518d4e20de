import { useState } from "react";
import { Button } from "../button/index.ts";
import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Collapse } from "./index.ts";

function CollapseDemo() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls="collapse-content"
          onClick={() => setOpen(!isOpen)}
        >
          Первый день
        </Button>
      </div>
      <Collapse id="collapse-content" open={isOpen}>
        <p className={styles.text}>
          После завтрака поднимаемся по долине Чулышмана, обедаем у водопада и к сумеркам приходим в
          лагерь.
        </p>
      </Collapse>
    </div>
  );
}

export const demo = defineDemo({
  group: "content",
  title: "Складывание",
  text: "Четыре состояния: свёрнуто, раскрывается, раскрыто, сворачивается.",
  Show: CollapseDemo,
});
