import { samplePictures as pictures } from "../../sample/pictures.ts";
import type { StarterOrganizer } from "./starter-organizer.ts";

/** A yacht with six berths and a photographer. */
export const voyageOrganizer: StarterOrganizer = {
  name: "Большая вода",
  about: "Яхтенные фотоэкспедиции на шесть гостей: Курилы, Командоры, Шантары.",
  place: "Тихий океан",
  contacts: { email: "kapitan@voda.example", address: "Южно-Сахалинск, Портовая улица, 2" },
  group: { from: 4, to: 6 },
  difficulty: 2,
  starts: ["2027-05-09", "2027-06-12", "2027-06-25", "2027-08-14"],
  tours: [
    {
      title: "Киты и чёрные скалы",
      subtitle: "Восемь дней вдоль берега, где нет дорог",
      image: pictures.whale,
      activities: ["Яхта", "Фотография"],
      days: 8,
      min_age: 16,
      price: 214_000,
    },
    {
      title: "Вулканы с воды",
      subtitle: "Ночные извержения и утренние бухты",
      image: pictures.volcano,
      activities: ["Яхта", "Вулканы"],
      days: 9,
      min_age: 16,
      price: 238_000,
    },
    {
      title: "Осень медведей",
      subtitle: "Нерест, медведи и тихая вода",
      image: pictures.bears,
      activities: ["Фотография"],
      days: 7,
      min_age: 14,
      price: 196_000,
    },
    {
      title: "Маяки края земли",
      subtitle: "Пять маяков и один шторм",
      image: pictures.sea,
      activities: ["Яхта"],
      days: 6,
      min_age: 14,
      price: 172_000,
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
    price_options: [
      { id: "base", title: "Место в каюте", note: "С попутчиком или вдвоём со своим" },
      { id: "single", title: "Каюта у кают-компании", note: "Ближе к печке и к кофе" },
      { id: "light", title: "Каюта с верстаком", note: "Стол под ноутбук и розетки для съёмки" },
    ],
    questions: [
      {
        id: "q1",
        question: "Укачивает ли?",
        answer: "В первый день бывает. На борту есть таблетки, имбирный чай и место у борта.",
      },
    ],
  },
  reviews: [
    {
      author: "Марина Ковалёва",
      text: "Двое суток ждали, на третьи кит поднялся в сорока метрах. Капитан заглушил двигатель раньше, чем я достала камеру. Лучший кадр снят без спешки.",
      photos: [pictures.whale, pictures.sea],
    },
    {
      author: "Игорь и Света",
      text: "Запасной день оказался главным: туман, чёрный пляж и медвежьи следы у самой воды.",
      photos: [pictures.stacks],
    },
    {
      author: "Анна Л.",
      text: "Одну звезду снимаю за тесноту: каюта на двоих и вправду на двоих. Команда собранная, повар на волне печёт хлеб, фотограф каждый вечер разбирал мои снимки и ни разу не похвалил зря.",
      photos: [pictures.sail, pictures.bears],
    },
    {
      author: "Дмитрий Орлов",
      text: "Второй раз иду с ними и снова не знаю программу заранее. Так и надо.",
      photos: [],
    },
    {
      author: "Ольга",
      text: "Первый день укачивало, имбирный чай помог. Потом забыла, что берег не качается.",
      photos: [pictures.sail],
    },
    {
      author: "Рустам Галеев",
      text: "Подъём в половине пятого честный. Свет был, снимал двадцать минут и спал до обеда.",
      photos: [pictures.stacks],
    },
  ],
};
