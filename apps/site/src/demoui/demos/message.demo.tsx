import styles from "../demo.module.css";
import { Button } from "@tour/ui-kit/button";
import { Message, useToast } from "@tour/ui-kit/message";
import { defineDemo } from "../define-demo.ts";

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
