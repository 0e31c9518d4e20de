import { samplePictures as pictures } from "../../sample/pictures.ts";
import type { StarterOrganizer } from "./starter-organizer.ts";

/** Families who leave the city on Friday evening. */
export const weekendOrganizer: StarterOrganizer = {
  name: "Дом у озера",
  about: "Короткие поездки с детьми: дом с печкой, лодки и каша без комочков.",
  place: "Карельский перешеек",
  contacts: { email: "dom@ozero.example", address: "Приозерск, Береговая улица, 4" },
  group: { from: 8, to: 20 },
  difficulty: 1,
  starts: ["2027-05-07", "2027-06-11", "2027-06-25", "2027-08-13"],
  tours: [
    {
      title: "Две ночи у озера",
      subtitle: "Лодка, костёр и карта сокровищ",
      image: pictures.hut,
      activities: ["С детьми"],
      days: 3,
      min_age: 4,
      price: 14_900,
    },
    {
      title: "Зимняя изба и ездовые собаки",
      subtitle: "Снежная крепость, баня и упряжка",
      image: pictures.winter,
      activities: ["Зима"],
      days: 3,
      min_age: 5,
      price: 18_500,
    },
    {
      title: "Лодочный поход для начинающих",
      subtitle: "Тихая река и обед на острове",
      image: pictures.river,
      activities: ["Байдарки"],
      days: 2,
      min_age: 7,
      price: 9_800,
    },
    {
      title: "Осенний лес",
      subtitle: "Грибы, тропа и пирог в печке",
      image: pictures.taiga,
      activities: ["Прогулки"],
      days: 2,
      min_age: 4,
      price: 11_200,
    },
  ],
  tour: {
    description:
      "Приезжаем в пятницу к ужину, уезжаем в воскресенье после обеда. Между этим озеро, лодка, костёр и карта, по которой дети находят клад. Готовить и мыть посуду не надо.",
    pictures: [pictures.hut, pictures.lake, pictures.campfire, pictures.taiga, pictures.river],
    program: [
      {
        id: "d1",
        title: "Пятница: едем и ужинаем",
        text: "Встречаем на станции, селимся, топим печку. Ужин за длинным столом и сказка для тех, кто ещё не спит.",
        media: [{ kind: "image", image: pictures.hut }],
        meals: "Ужин",
        lodging: "Дом у озера",
      },
      {
        id: "d2",
        title: "Суббота: озеро и клад",
        text: "Утром лодки и рыбалка, днём лес и карта сокровищ. Вечером баня, костёр и картошка в золе.",
        media: [{ kind: "image", image: pictures.lake }],
        meals: "Завтрак, обед, ужин",
        lodging: "Дом у озера",
        distance_km: 5,
      },
      {
        id: "d3",
        title: "Воскресенье: блины и дорога",
        text: "Поздний завтрак, прогулка к маяку и обед на дорогу. К вечеру вы дома.",
        media: [{ kind: "image", image: pictures.taiga }],
        meals: "Завтрак, обед",
        distance_km: 3,
      },
    ],
    livings: [
      {
        id: "l1",
        name: "Дом у озера",
        accommodation_type: "guest-house",
        text: "Пять семейных комнат, печка в гостиной, душ на каждом этаже. Кроватки и стульчики найдутся.",
        media: [
          { kind: "image", image: pictures.hut },
          { kind: "image", image: pictures.campfire },
        ],
      },
    ],
    guides: [
      {
        id: "g1",
        name: "Катя",
        role: "Хозяйка дома, мама троих",
        photo: pictures.guide,
        quote: "Если дети чистые, значит, день не удался.",
        text: "Придумала эти поездки для своих троих, теперь зовёт и ваших.",
        languages: ["Русский"],
      },
      {
        id: "g2",
        name: "Дядя Миша",
        role: "Лодки, рыбалка и страшные истории",
        photo: pictures.ranger,
        quote: "Щука была вот такая.",
        text: "Научит грести, разводить костёр с одной спички и молчать на рассвете.",
        languages: ["Русский"],
      },
    ],
    included: ["Дом и постельное бельё", "Вся еда с ужина до обеда", "Лодки и жилеты", "Вожатый"],
    not_included: ["Дорога до станции"],
    price_options: [
      {
        id: "base",
        title: "Семейная комната",
        note: "Двое взрослых и двое детей, цена за каждого",
      },
      { id: "single", title: "Комната с печкой", note: "Наверху, с окном на озеро" },
      { id: "light", title: "Домик у воды", note: "Отдельный вход и своя терраса" },
    ],
    questions: [
      {
        id: "q1",
        question: "Сколько лет должно быть ребёнку?",
        answer: "От четырёх. Младше можно, если вы рядом у воды.",
      },
    ],
  },
  reviews: [
    {
      author: "Марина Ковалёва",
      text: "Дочка до сих пор спит с картой сокровищ. Мы с мужем впервые за год доели суп горячим, пока дети с вожатой искали следы.",
      photos: [pictures.lake, pictures.hut],
    },
    {
      author: "Игорь и Света",
      text: "Шёл дождь, и мы этого почти не заметили: печка, лото, пирог, потом баня.",
      photos: [pictures.hut],
    },
    {
      author: "Анна Л.",
      text: "Одну звезду снимаю за дорогу: от станции ещё сорок минут, и младшего укачало. Дом тёплый и чистый, еда простая и вкусная, кроватку поставили до нашего приезда.",
      photos: [pictures.taiga, pictures.campfire],
    },
    {
      author: "Дмитрий Орлов",
      text: "Третий раз. Сын уже сам гребёт, я теперь пассажир.",
      photos: [],
    },
    {
      author: "Ольга",
      text: "Боялась ехать одна с двумя детьми. К субботе все дети были общие.",
      photos: [pictures.campfire],
    },
    {
      author: "Рустам Галеев",
      text: "Щуку поймал не я, а сын. Рассказывает, будто вдвоём.",
      photos: [pictures.river],
    },
  ],
};
