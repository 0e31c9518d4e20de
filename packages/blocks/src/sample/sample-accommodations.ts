import type { Tour } from "@tour/api";
import { samplePictures } from "./pictures.ts";

const show = (image: (typeof samplePictures)[keyof typeof samplePictures]) =>
  ({ kind: "image", image }) as const;

/** Where the sample's tour sleeps. */
export const sampleAccommodations: Tour["livings"] = [
  {
    id: "l1",
    name: "База на берегу Катуни",
    accommodation_type: "cabin",
    text: "Деревянные домики на троих, душ и тёплый санузел в каждом. Окна на реку, ужин на общей веранде. Здесь проводим первую и последнюю ночь.",
    media: [show(samplePictures.river), show(samplePictures.ridge), show(samplePictures.sea)],
  },
  {
    id: "l2",
    name: "Лагерь у Нижнего озера",
    accommodation_type: "tent",
    text: "Просторные палатки на двоих, толстые коврики и сухие спальники. Рядом костёр, шатёр-столовая и походная баня.",
    media: [show(samplePictures.tall), show(samplePictures.lake), show(samplePictures.taiga)],
  },
  {
    id: "l3",
    name: "Приют под перевалом",
    accommodation_type: "guest-house",
    text: "Одна ночь под крышей перед подъёмом: нары на восемь человек, печь и звёзды за порогом.",
    media: [show(samplePictures.aurora)],
  },
];
