import type { Image } from "@tour/api";

const picture = (file: string, alt: string, focal_x = 0.5, focal_y = 0.5): Image => ({
  url: `/media/stock-${file}/{size}`,
  alt,
  focal_x,
  focal_y,
});

/**
 * The pictures that new blocks begin with. Their files lie in `sample-media`; a media host serves
 * them in all sizes under these addresses.
 */
export const samplePictures = {
  ridge: picture("ridge", "Путники на гребне, за ними снежные вершины на рассвете", 0.72, 0.7),
  lake: picture("lake", "Лодка на тихом озере в утреннем тумане", 0.66, 0.7),
  volcano: picture("volcano", "Извержение вулкана ночью", 0.5, 0.5),
  taiga: picture("taiga", "Тропа в утреннем лесу, солнце сквозь туман", 0.6, 0.8),
  sea: picture("sea", "Маяк на мысу в сумерках", 0.8, 0.3),
  aurora: picture("aurora", "Чумы в снегу под северным сиянием", 0.7, 0.8),
  dunes: picture("dunes", "Караван на гребне бархана", 0.45, 0.42),
  river: picture("river", "Байдарки на бирюзовой реке между лесистыми склонами", 0.57, 0.8),
  tall: picture("tall", "Палатка на лугу под вершинами", 0.66, 0.8),
  sail: picture("sail", "Яхта на золотой воде перед закатом", 0.68, 0.54),
  whale: picture("whale", "Хвост кита уходит под воду в пасмурном море", 0.68, 0.55),
  stacks: picture("stacks", "Три скалы в бухте на розовом закате, двое идут по пляжу", 0.68, 0.51),
  bears: picture("bears", "Медведица с медвежонком на берегу озера под горой", 0.66, 0.86),
  campfire: picture("campfire", "Двое у костра на берегу ночного озера под луной", 0.66, 0.86),
  hut: picture("hut", "Изба с тёплым светом в окнах у лесного озера на закате", 0.66, 0.54),
  winter: picture("winter", "Изба с тёплыми окнами в заснеженном лесу", 0.38, 0.73),
  riders: picture("riders", "Всадники поднимаются по тропе на закате", 0.69, 0.79),
  kettle: picture("kettle", "Закопчённый чайник кипит на костре", 0.5, 0.6),
  boots: picture("boots", "Кожаные ботинки с красными шнурками стоят в траве", 0.5, 0.6),
  peg: picture("peg", "Деревянный колышек держит растяжку палатки", 0.5, 0.6),
  guide: picture("guide", "Проводница в шляпе, за спиной степь", 0.5, 0.4),
  rider: picture("rider", "Проводник с лёгкой улыбкой, за спиной осенние холмы", 0.5, 0.4),
  ranger: picture("ranger", "Седой проводник в вязаной шапке на фоне гор", 0.5, 0.4),
} as const;
