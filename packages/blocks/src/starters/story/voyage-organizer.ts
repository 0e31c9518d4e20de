import { samplePictures as pictures } from "../../sample/pictures.ts";
import type { StarterOrganizer } from "./starter-organizer.ts";

/** A yacht with six berths and a photographer. */
export const voyageOrganizer: StarterOrganizer = {
  name: "Большая вода",
  about: "Яхтенные фотоэкспедиции на шесть гостей: Курилы, Командоры, Шантары.",
  place: "Тихий океан",
  tours: [
    {
      title: "Киты и чёрные скалы",
      subtitle: "Восемь дней вдоль берега, где нет дорог",
      image: pictures.whale,
      activities: ["Яхта", "Фотография"],
      days: 8,
      min_age: 16,
    },
    {
      title: "Вулканы с воды",
      subtitle: "Ночные извержения и утренние бухты",
      image: pictures.volcano,
      activities: ["Яхта", "Вулканы"],
      days: 9,
      min_age: 16,
    },
    {
      title: "Осень медведей",
      subtitle: "Нерест, медведи и тихая вода",
      image: pictures.bears,
      activities: ["Фотография"],
      days: 7,
      min_age: 14,
    },
    {
      title: "Маяки края земли",
      subtitle: "Пять маяков и один шторм",
      image: pictures.sea,
      activities: ["Яхта"],
      days: 6,
      min_age: 14,
    },
  ],
  tour: {
    description:
      "Выходим из бухты на рассвете и восемь дней идём вдоль берега, на котором нет ни одной дороги. Ждём китов там, куда они приходят сами, и высаживаемся там, где нет следов.",
    pictures: [pictures.whale, pictures.stacks, pictures.sail, pictures.sea, pictures.bears],
    program: [
      {
        id: "d1",
        title: "Порт, каюты, первый выход",
        text: "Знакомимся с командой, проверяем снаряжение и выходим на закат. Ужин на палубе, если позволит ветер.",
        media: [{ kind: "image", image: pictures.sail }],
        meals: "Ужин",
        lodging: "Яхта, двухместные каюты",
        distance_km: 12,
      },
      {
        id: "d2",
        title: "Три скалы",
        text: "Подъём в половине пятого: скалы стоят против света двадцать минут. Потом завтрак и высадка на чёрный пляж.",
        media: [{ kind: "image", image: pictures.stacks }],
        meals: "Завтрак, обед, ужин",
        lodging: "Яхта, двухместные каюты",
        distance_km: 46,
      },
      {
        id: "d3",
        title: "День китов",
        text: "Капитан глушит двигатель, и мы ждём. Каталог хвостов лежит в кают-компании: найденные имена записываем.",
        media: [{ kind: "image", image: pictures.whale }],
        meals: "Завтрак, обед, ужин",
        lodging: "Яхта, двухместные каюты",
        distance_km: 30,
      },
      {
        id: "d4",
        title: "Запасной день",
        text: "Не назначено ничего: решает погода. Обычно это лучший день.",
        media: [],
        meals: "Завтрак, обед, ужин",
        lodging: "Яхта, двухместные каюты",
      },
    ],
    livings: [
      {
        id: "l1",
        name: "Яхта «Корюшка»",
        accommodation_type: "not-set",
        text: "Три двухместные каюты, кают-компания с печкой и сушилка для всего мокрого.",
        media: [
          { kind: "image", image: pictures.sail },
          { kind: "image", image: pictures.sea },
        ],
      },
    ],
    guides: [
      {
        id: "g1",
        name: "Игнат Северцев",
        role: "Капитан",
        photo: pictures.ranger,
        quote: "Океан терпеливый, если с ним здороваться.",
        text: "Знает каждую бухту на восемьсот миль. Ведёт каталог китовых хвостов, и у каждого там имя.",
        languages: ["Русский", "Английский"],
      },
      {
        id: "g2",
        name: "Марк Лебедь",
        role: "Фотограф экспедиции",
        photo: pictures.rider,
        quote: "Хороший кадр ждут, а не делают.",
        text: "Разбирает снимки по вечерам, одалживает длинный объектив и будит без жалости.",
        languages: ["Русский"],
      },
    ],
    included: ["Каюта и питание", "Капитан, фотограф и повар", "Высадки на берег", "Запасные дни"],
    not_included: ["Перелёт", "Личная страховка"],
    questions: [
      {
        id: "q1",
        question: "Укачивает ли?",
        answer: "В первый день бывает. На борту есть таблетки, имбирный чай и место у борта.",
      },
    ],
  },
};
