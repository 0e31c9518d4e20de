import { Button } from "../button/index.ts";
import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Message, useToast } from "./index.ts";

function MessageDemo() {
  const toast = useToast();
  return (
    <div className={styles.stack}>
      <Message>Выезд в 7:00 по местному времени.</Message>
      <Message tone="success" title="Оплата прошла">
        Чек и билет уже на почте.
      </Message>
      <Message tone="warning">Осталось два места на 12 июля.</Message>
      <Message tone="danger" title="Не получилось сохранить" onClose={() => {}}>
        Нет связи. Всё, что вы написали, останется здесь.
      </Message>
      <div className={styles.row}>
        <Button
          variant="secondary"
          onClick={() =>
            toast.show({
              tone: "success",
              title: "Опубликовано",
              text: "Гости видят новую страницу",
            })
          }
        >
          Показать в углу
        </Button>
      </div>
    </div>
  );
}

export const demo = defineDemo({
  group: "feedback",
  title: "Сообщение",
  text: "Среди содержания или в углу страницы; там уходит само через 5 секунд и ждёт, пока на нём указатель.",
  Show: MessageDemo,
});
