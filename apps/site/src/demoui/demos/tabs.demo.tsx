import styles from "../demo.module.css";
import { Tab, TabList, TabPanel, Tabs } from "@tour/ui-kit/tabs";
import { defineDemo } from "../define-demo.ts";

export const demo = defineDemo({
  group: "navigation",
  title: "Вкладки",
  text: "Стрелки переходят между вкладками, Tab уводит в содержание.",
  Show: () => (
    <Tabs defaultValue="program">
      <TabList aria-label="О туре">
        <Tab value="program">Программа</Tab>
        <Tab value="price">Что входит</Tab>
        <Tab value="reviews">Отзывы</Tab>
        <Tab value="later" disabled>
          Фото
        </Tab>
      </TabList>
      <TabPanel value="program">
        <p className={styles.text}>Семь дней от Чемала до Белухи, ночёвки в кемпингах.</p>
      </TabPanel>
      <TabPanel value="price">
        <p className={styles.text}>Гид, транспорт, питание и прокат палаток.</p>
      </TabPanel>
      <TabPanel value="reviews">
        <p className={styles.text}>Сорок два отзыва, средняя оценка 4,9.</p>
      </TabPanel>
    </Tabs>
  ),
});
