import type { Review } from "@tour/api";
import { samplePictures } from "./pictures.ts";

const lakes = "Мультинские озёра пешком";
const summit = "Белуха: к подножию главной вершины";
const rafting = "Сплав по Катуни";

/** What travellers say of the sample's tours, newest first. */
export const sampleReviews: Review[] = [
  {
    id: 1,
    author: "Марина Ковалёва",
    city: "Казань",
    rating: 5,
    text: "Впервые за много лет я неделю не доставала телефон. Лена ведёт так, что не боишься ни переправы, ни перевала: всё объяснит заранее и всегда идёт рядом с последним. Отдельное спасибо повару за хлеб из углей.",
    date: "2026-09-14",
    photos: [samplePictures.lake, samplePictures.tall],
    portrait: samplePictures.guide,
    aspects: { organisation: 5, program: 5, guide: 5, accommodation: 4, value: 5 },
    reply: { text: "Марина, спасибо! Хлеб из углей передадим повару.", date: "2026-09-15" },
    is_verified: true,
    tour_title: lakes,
  },
  {
    id: 2,
    author: "Игорь и Света",
    city: "Пермь",
    rating: 5,
    text: "Сын двенадцати лет теперь спрашивает, когда снова на лошади. Маршрут меняли из-за дождя, и это был лучший день.",
    date: "2026-08-30",
    photos: [samplePictures.ridge],
    tour_title: summit,
  },
  {
    id: 3,
    author: "Анна Л.",
    rating: 4,
    text: "Красота невероятная, команда собранная. Одну звезду снимаю за дорогу: десять часов в вахтовке тяжело, берите подушку под шею. Всё остальное выше ожиданий, особенно ночь у озера, когда небо было в звёздах до самой воды. Снаряжение сухое и чистое, палатки новые, еды всегда с запасом. Гид Айдар знает каждую тропу и рассказывает так, что забываешь об усталости.",
    date: "2026-08-12",
    photos: [samplePictures.taiga, samplePictures.river],
    aspects: { organisation: 4, program: 5, guide: 5, value: 4 },
    is_verified: true,
    tour_title: lakes,
  },
  {
    id: 4,
    author: "Дмитрий Орлов",
    city: "Санкт-Петербург",
    rating: 5,
    text: "Третий раз с «Тропой». Группы по-прежнему маленькие, а чай по-прежнему горячий.",
    date: "2026-07-28",
    photos: [],
    tour_title: rafting,
  },
  {
    id: 5,
    author: "Ольга",
    city: "Москва",
    rating: 5,
    text: "Боялась не дойти. Дошла, и ещё осталась на закат. Рюкзак правда везут лошади.",
    date: "2026-07-19",
    photos: [samplePictures.guide],
    tour_title: lakes,
  },
  {
    id: 6,
    author: "Рустам Галеев",
    city: "Уфа",
    rating: 4,
    text: "Пороги серьёзные, инструктаж тоже. Хотелось бы ещё один день на воде.",
    date: "2026-07-03",
    photos: [samplePictures.river],
    tour_title: rafting,
  },
  {
    id: 7,
    author: "Екатерина",
    city: "Новосибирск",
    rating: 5,
    text: "Баня на берегу, потом озеро в двенадцать градусов, потом блины. Больше ничего не нужно.",
    date: "2026-06-25",
    photos: [],
    tour_title: lakes,
  },
];
