import { useState } from "react";
import { defineDemo } from "../demo/define-demo.ts";
import { Heart } from "../demo/heart.tsx";
import styles from "../demo/layout.demo.module.css";
import { Button, IconButton } from "./index.ts";

function ButtonDemo() {
  const [isSending, setSending] = useState(false);
  const send = () => {
    setSending(true);
    setTimeout(() => setSending(false), 2000);
  };
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <Button loading={isSending} onClick={send}>
          Забронировать
        </Button>
        <Button variant="secondary">Задать вопрос</Button>
        <Button variant="ghost">Позже</Button>
        <Button variant="danger">Отменить поездку</Button>
      </div>
      <div className={styles.row}>
        <Button size="s">Маленькая</Button>
        <Button size="m">Средняя</Button>
        <Button size="l">Большая</Button>
      </div>
      <div className={styles.row}>
        <Button iconStart={<Heart />}>С иконкой</Button>
        <Button disabled>Мест нет</Button>
        <Button variant="secondary" href="#link">
          Ссылка на вид кнопки
        </Button>
        <IconButton label="В избранное">
          <Heart />
        </IconButton>
      </div>
    </div>
  );
}

export const demo = defineDemo({
  group: "actions",
  title: "Кнопка",
  text: "Ссылка с href, переход роутера с to, иначе кнопка. Пока идёт работа, ширина не прыгает, а нажатия не теряются.",
  Show: ButtonDemo,
});
