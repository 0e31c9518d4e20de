import { samplePictures } from "../sample/pictures.ts";

const rest = {
  quote: "Здесь слова гида: одно предложение, по которому его узнают.",
  text: "Здесь рассказ: откуда родом, сколько лет в деле, что умеет и чем запоминается гостям.",
  languages: ["Русский"],
};

/** Nobody yet: three places for guides, as a new block shows them. */
export const placeholderPeople = [
  { name: "Имя гида", role: "Кто это и сколько лет водит", photo: samplePictures.guide, ...rest },
  { name: "Имя второго гида", role: "Чем занят в пути", photo: samplePictures.rider, ...rest },
  { name: "Имя третьего гида", role: "За что отвечает", photo: samplePictures.ranger, ...rest },
];
