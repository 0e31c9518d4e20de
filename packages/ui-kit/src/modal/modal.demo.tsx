import { useState } from "react";
import { Button } from "../button/index.ts";
import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Modal } from "./index.ts";

function ModalDemo() {
  const [opened, setOpened] = useState<"plain" | "persistent">();
  const close = () => setOpened(undefined);
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpened("plain")}>Открыть окно</Button>
      <Button variant="secondary" onClick={() => setOpened("persistent")}>
        Настойчивое
      </Button>
      <Modal
        open={opened !== undefined}
        onOpenChange={close}
        persistent={opened === "persistent"}
        title="Отменить поездку?"
        footer={<Button onClick={close}>Оставить как есть</Button>}
      >
        <p>До выезда больше двух недель: вернём всю предоплату на ту же карту за три дня.</p>
      </Modal>
    </div>
  );
}

export const demo = defineDemo({
  group: "actions",
  title: "Окно",
  text: "Ширина 489 px, закрывается за 300 мс. Настойчивое вздрагивает при нажатии мимо, на телефоне это шторка: потяните вниз.",
  isLive: true,
  Show: ModalDemo,
});
