import { aboutInfo } from "../about-info/about-info.block.ts";
import { appFooter } from "../app-footer/app-footer.block.ts";
import { appHeader } from "../app-header/app-header.block.ts";
import { contacts } from "../contacts/contacts.block.ts";
import { gallery } from "../gallery/gallery.block.ts";
import { mainIntro } from "../main-intro/main-intro.block.ts";
import { press } from "../press/press.block.ts";
import { samplePictures as pictures } from "../sample/pictures.ts";
import { stats } from "../stats/stats.block.ts";
import { text } from "../text/text.block.ts";
import { tours } from "../tours/tours.block.ts";
import { place, show, toAnchor, toBooking } from "./define-starter.ts";
import type { PageStarter } from "./define-starter.ts";

/** A dark and quiet site for costly journeys: few words, large pictures, a telephone. */
export const voyageStarter: PageStarter = {
  name: "voyage",
  page: "main",
  title: "Большая вода",
  description: "Яхты и фотоэкспедиции: тёмный сайт, крупные кадры, мало слов и прямой телефон",
  presetType: "volcano",
  blocks: [
    place(appHeader, 1, {
      links: [
        toAnchor("tours", "Экспедиции"),
        toAnchor("about", "Команда"),
        toAnchor("weather", "Если шторм"),
        toAnchor("contacts", "Связаться"),
      ],
      button: toBooking("Забронировать"),
    }),
    place(mainIntro, 3, {
      title: "Свет бывает двадцать минут в сутки",
      subtitle:
        "Яхта, капитан и фотограф в команде — чтобы в эти двадцать минут вы стояли в нужном месте.",
      media: show(pictures.stacks),
      primary_link: toAnchor("tours", "Выбрать экспедицию"),
      secondary_link: toAnchor("weather", "А если шторм?"),
      badges: ["Шесть гостей на борту", "Запасные дни", "Фотограф в команде"],
    }),
    place(aboutInfo, 2, {
      heading: {
        title: "Мы не догоняем китов. Мы ждём там, куда они придут",
        subtitle: "Капитан, фотограф и повар. Больше команды на борту нет, и больше не надо.",
      },
      text: "<p>Море не подчиняется расписанию. Поэтому каждую программу мы строим вокруг окна погоды, а не вокруг красивой таблицы: в ней есть дни, в которые не назначено ничего.</p><p>Утром капитан смотрит прогноз, фотограф — на небо, и за кофе мы вместе решаем, куда идём. На берег высаживаемся там, где нет следов. Ужин начинается, когда гаснет закат.</p>",
      media: [show(pictures.sail), show(pictures.ranger)],
      facts: [
        { value: "6", label: "гостей на борту" },
        { value: "2", label: "запасных дня" },
        { value: "3", label: "двухместные каюты" },
        { value: "0", label: "дорог на этом берегу" },
      ],
    }),
    place(tours, 2, {
      heading: {
        title: "Экспедиции сезона",
        subtitle: "Их немного: китов, вулканы и медведей нельзя увидеть в один месяц.",
      },
      button_text: "Программа",
    }),
    place(stats, 3, {
      heading: { title: "Счёт идёт на минуты", subtitle: "Остальное время мы ждём." },
      items: [
        { value: "40", unit: "мин", label: "стоим с выключенным двигателем, если рядом кит" },
        { value: "20", unit: "мин", label: "скалы стоят против света" },
        { value: "4:30", unit: "", label: "подъём, если обещают свет" },
      ],
      image: pictures.whale,
    }),
    place(gallery, 1, {
      heading: {
        title: "Берега по пути",
        subtitle: "К одним подходим ночью, к другим на рассвете.",
      },
      items: [
        show(pictures.volcano),
        show(pictures.bears),
        show(pictures.sea),
        show(pictures.sail),
      ],
    }),
    place(
      text,
      3,
      {
        heading: { title: "Что будет, если море закрыто", subtitle: "" },
        text: "<p>Будет запасной день. Он есть в каждой программе и входит в цену.</p><p>Если выйти не удалось ни в основной день, ни в запасной, мы предложим берег: источники или тропу вдоль скал. Доплаты за это нет.</p><p>Выходить или нет, решает капитан. Один, без голосования, и вечером объясняет почему.</p>",
      },
      "weather",
    ),
    place(press, 4, {
      // Nobody has written these: whoever takes the starter sees that they are to be replaced.
      heading: { title: "О нас пишут", subtitle: "Статьи показаны для примера: здесь будут ваши." },
      articles: [
        {
          source: "Журнал (пример)",
          title: "Заголовок статьи, с которой гости начинают знакомство с вами",
          quote: "Сюда встанет цитата: два предложения, ради которых статью открывают.",
          image: pictures.sail,
        },
        {
          source: "Газета (пример)",
          title: "Заголовок второй статьи: о маршруте или о команде",
          image: pictures.sea,
        },
        {
          source: "Портал (пример)",
          title: "Заголовок третьей статьи: о том, что вы умеете лучше всех",
          image: pictures.whale,
        },
      ],
    }),
    place(contacts, 3, {
      heading: {
        title: "Позвоните капитану",
        subtitle: "Он знает, в какую неделю приходят киты.",
      },
    }),
    place(appFooter, 5, {
      heading: {
        title: "Море подождёт. Каюты — вряд ли",
        subtitle: "Расскажите, что хотите снять, и мы назовём неделю.",
      },
      button: toBooking("Выбрать даты"),
      link_groups: [
        {
          title: "Экспедиции",
          links: [toAnchor("tours", "Все программы"), toAnchor("weather", "Погода и возвраты")],
        },
        {
          title: "Мы",
          links: [toAnchor("about", "Команда"), toAnchor("press", "Пресса")],
        },
      ],
    }),
  ],
};
