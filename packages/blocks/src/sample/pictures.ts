import type { Image } from "@tour/api";

const picture = (file: string, alt: string, focal_x = 0.5, focal_y = 0.5): Image => ({
  url: `/sample-media/${file}.webp`,
  alt,
  focal_x,
  focal_y,
});

/** Pictures for samples and stories; Storybook serves them from `packages/blocks/sample-media`. */
export const samplePictures = {
  ridge: picture("ridge", "Горный хребет на рассвете", 0.6, 0.45),
  lake: picture("lake", "Лодка на тихом озере", 0.4, 0.6),
  volcano: picture("volcano", "Вулкан над ночной долиной", 0.5, 0.4),
  taiga: picture("taiga", "Тайга в утреннем тумане", 0.5, 0.55),
  sea: picture("sea", "Маяк над холодным морем", 0.65, 0.5),
  aurora: picture("aurora", "Северное сияние над палаткой", 0.5, 0.35),
  dunes: picture("dunes", "Дюны в золотой час", 0.45, 0.6),
  river: picture("river", "Речная долина осенью", 0.5, 0.5),
  tall: picture("tall", "Тропа к перевалу", 0.5, 0.6),
  guide: picture("guide", "Проводник на фоне гор", 0.5, 0.35),
} as const;
