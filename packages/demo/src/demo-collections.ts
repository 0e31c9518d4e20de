interface DemoCollection {
  name: string;
  slug: string;
  text: string;
  /** Tours whose organisers say any of this of them are in. */
  words: readonly string[];
}

/** What the demo's staff put together for the front page, in its order. */
export const demoCollections: readonly DemoCollection[] = [
  {
    name: "Зима, от которой не прячутся",
    slug: "zima",
    text: "Сияние, собачьи упряжки и снежные вулканы",
    words: ["Зима", "Северное сияние"],
  },
  {
    name: "Всей семьёй",
    slug: "vsej-semyoj",
    text: "Дети не устанут, родители не заскучают",
    words: ["С детьми", "С подростками", "С родителями"],
  },
  {
    name: "У воды",
    slug: "u-vody",
    text: "Море, озёра и киты у борта",
    words: ["Море", "Лето на воде", "Киты и косатки", "Водопады"],
  },
  {
    name: "На длинные выходные",
    slug: "na-vykhodnye",
    text: "Успеть за два–четыре дня",
    words: ["На выходные", "На длинные выходные"],
  },
];
