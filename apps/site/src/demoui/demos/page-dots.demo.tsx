import styles from "../demo.module.css";
import { PageDots } from "@tour/ui-kit/page-dots";
import { useState } from "react";
import { defineDemo } from "../define-demo.ts";

function DotsDemo() {
  const [page, setPage] = useState(3);
  return (
    <div className={styles.row}>
      <PageDots value={page} pages={9} onValueChange={setPage} />
    </div>
  );
}

export const demo = defineDemo({
  group: "navigation",
  title: "Точки",
  text: "Какой кадр открыт: четыре точки, которые едут следом.",
  Show: DotsDemo,
});
