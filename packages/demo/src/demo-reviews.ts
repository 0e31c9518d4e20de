import type { AspectMarks } from "@tour/api";
import { keepTogether } from "./keep-together.ts";

/** What a guest of a trip that is over writes of it; nobody of them exists, as with `demoGuests`. */
export interface DemoReview {
  rating: number;
  aspects: AspectMarks;
  text: string;
  /** So many of the tour's own pictures. */
  photos: number;
  reply?: string;
  /** Why staff did not publish it; those without stand with the tour, but for one that waits. */
  refusal?: string;
  isWaiting?: true;
}

const reviews: DemoReview[] = [
  {
    rating: 5,
    aspects: { organisation: 5, program: 5, guide: 5, accommodation: 4, value: 5 },
    text: "Ехали вдвоём и боялись, что не потянем. Темп спокойный, проводник каждый вечер рассказывал, что будет завтра, и ни разу не торопил. Отдельное спасибо за чай на привалах.",
    photos: 3,
    reply: "Спасибо! Чай передадим повару, а вас ждём на следующий сезон.",
  },
  {
    rating: 4,
    aspects: { organisation: 4, program: 5, guide: 5, accommodation: 3, value: 4 },
    text: "Маршрут продуман, виды лучше, чем на фотографиях. В одну из ночей было холодно: берите тёплый спальник, даже если обещают плюс десять.",
    photos: 1,
    reply:
      "Верно подметили: по ночам у нас холодно и летом. Добавили тёплый спальник в список вещей.",
  },
  {
    rating: 5,
    aspects: { organisation: 5, guide: 5, value: 5 },
    text: "Всё как обещали, и ещё немного сверху. Сын спрашивает, когда снова.",
    photos: 0,
  },
  {
    rating: 3,
    aspects: { organisation: 3, program: 4, guide: 4, accommodation: 3, value: 3 },
    text: "Природа на пять, а вот дорога туда заняла на три часа больше, чем написано. Предупреждайте, пожалуйста, заранее.",
    photos: 1,
    reply: "Простите, трассу ремонтировали. Теперь пишем время в пути с запасом.",
  },
  {
    rating: 5,
    aspects: { program: 5, guide: 5 },
    text: "Группа была маленькая, успевали и посмотреть, и просто посидеть в тишине.",
    photos: 2,
  },
  {
    rating: 5,
    aspects: { organisation: 5, program: 5, guide: 5, accommodation: 5, value: 5 },
    text: "Лучшая неделя за год. Приеду ещё, уже с друзьями.",
    photos: 2,
    isWaiting: true,
  },
  {
    rating: 2,
    aspects: { accommodation: 2 },
    text: "Сосед по палатке, Пётр из Омска, храпел все ночи.",
    photos: 0,
    refusal: "Уберите, пожалуйста, имя и город другого туриста: это чужие личные данные.",
  },
];

export const demoReviews: DemoReview[] = reviews.map((review) => ({
  ...review,
  text: keepTogether(review.text),
}));
