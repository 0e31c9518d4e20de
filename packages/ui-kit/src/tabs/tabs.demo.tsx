import { defineDemo } from "../demo/define-demo.ts";
import styles from "../demo/layout.demo.module.css";
import { Tab, TabList, TabPanel, Tabs } from "./index.ts";

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
