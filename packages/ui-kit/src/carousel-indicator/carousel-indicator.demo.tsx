import { useState } from "react";
import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { CarouselIndicator } from "./index.ts";

function DotsDemo() {
  const [page, setPage] = useState(3);
  return (
    <div className={styles.row}>
      <CarouselIndicator value={page} pages={9} onValueChange={setPage} />
    </div>
  );
}

export const demo = defineDemo({
  group: "navigation",
  title: "Точки",
  text: "Какой кадр открыт: четыре точки, которые едут следом.",
  Show: DotsDemo,
});
