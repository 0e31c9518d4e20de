import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Accordion, AccordionItem } from "./index.ts";

export const demo = defineDemo({
  group: "content",
  title: "Гармошка",
  text: "Обычные details: работает и без скрипта.",
  Show: () => (
    <Accordion>
      <AccordionItem title="Нужна ли подготовка?" defaultOpen>
        <p className={styles.text}>Достаточно проходить десять километров в день без спешки.</p>
      </AccordionItem>
      <AccordionItem title="Что будет в дождь?">
        <p className={styles.text}>Есть запасной маршрут и сушилка на каждой базе.</p>
      </AccordionItem>
      <AccordionItem title="Можно ли с собакой?">
        <p className={styles.text}>Да, если она дружит с лошадьми.</p>
      </AccordionItem>
    </Accordion>
  ),
});
