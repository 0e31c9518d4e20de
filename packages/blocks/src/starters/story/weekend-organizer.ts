import { samplePictures as pictures } from "../../sample/pictures.ts";
import type { StarterOrganizer } from "./starter-organizer.ts";

/** Families who leave the city on Friday evening. */
export const weekendOrganizer: StarterOrganizer = {
  name: "Дом у озера",
  about: "Короткие поездки с детьми: дом с печкой, лодки и каша без комочков.",
  place: "Карельский перешеек",
  tours: [
    {
      title: "Две ночи у озера",
      subtitle: "Лодка, костёр и карта сокровищ",
      image: pictures.hut,
      activities: ["С детьми"],
      days: 3,
      min_age: 4,
    },
    {
      title: "Зимняя изба и ездовые собаки",
      subtitle: "Снежная крепость, баня и упряжка",
      image: pictures.winter,
      activities: ["Зима"],
      days: 3,
      min_age: 5,
    },
    {
      title: "Лодочный поход для начинающих",
      subtitle: "Тихая река и обед на острове",
      image: pictures.river,
      activities: ["Байдарки"],
      days: 2,
      min_age: 7,
    },
    {
      title: "Осенний лес",
      subtitle: "Грибы, тропа и пирог в печке",
      image: pictures.taiga,
      activities: ["Прогулки"],
      days: 2,
      min_age: 4,
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
        name: "Катя и Андрей",
        role: "Хозяева дома, родители троих",
        photo: pictures.guide,
        quote: "Если дети чистые, значит, день не удался.",
        text: "Придумали эти поездки для своих троих, теперь зовут и ваших.",
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
    questions: [
      {
        id: "q1",
        question: "Сколько лет должно быть ребёнку?",
        answer: "От четырёх. Младше можно, если вы рядом у воды.",
      },
    ],
  },
};
