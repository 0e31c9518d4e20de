/** A part of the world that tours go to, with what there is to see. Names as search shows them. */
export interface MarketDirection {
  name: string;
  country: string;
  region: string;
  regionCode: "russia" | "crimea" | "belarus" | "kazakhstan" | "other";
  timeZone: string;
  at: [latitude: number, longitude: number];
  cities: string[];
  showplaces: string[];
  waters: string[];
  topics: string[];
  /** How often it is chosen, against the others. */
  weight: number;
}

const at = (
  weight: number,
  [name, region, timeZone]: [string, string, string],
  place: [number, number],
  lists: Record<"cities" | "showplaces" | "waters" | "topics", string>,
  abroad: Partial<Pick<MarketDirection, "country" | "regionCode">> = {},
): MarketDirection => ({
  name,
  country: "Россия",
  region,
  regionCode: "russia",
  timeZone,
  at: place,
  cities: lists.cities.split(", "),
  showplaces: lists.showplaces.split(", "),
  waters: lists.waters.split(", "),
  topics: lists.topics.split(" "),
  weight,
  ...abroad,
});

const msk = "Europe/Moscow";

export const marketDirections: MarketDirection[] = [
  at(10, ["Алтай", "Республика Алтай", "Asia/Barnaul"], [51.9, 85.9], {
    cities: "Горно-Алтайск, Чемал, Кош-Агач, Усть-Кокса",
    showplaces: "Белуха, Каракольские озёра, Марс, Чуйский тракт, Урочище Пазырык, Маральник",
    waters: "Телецкое озеро, Катунь, Мультинские озёра, Чуя",
    topics: "trek horse raft car family winter climb yoga",
  }),
  at(9, ["Байкал", "Иркутская область", "Asia/Irkutsk"], [52.3, 104.3], {
    cities: "Иркутск, Листвянка, Хужир, Слюдянка",
    showplaces: "Мыс Бурхан, Ольхон, Кругобайкальская дорога, Пик Черского, Тажеранская степь",
    waters: "Байкал, Малое Море, Ангара",
    topics: "trek ice winter cruise kayak family photo",
  }),
  at(7, ["Камчатка", "Камчатский край", "Asia/Kamchatka"], [53, 158.6], {
    cities: "Петропавловск-Камчатский, Елизово, Эссо",
    showplaces: "Долина гейзеров, Авачинский вулкан, Толбачик, Мутновский вулкан, Кутхины Баты",
    waters: "Тихий океан, Авачинская бухта, Курильское озеро",
    topics: "trek climb ski fish cruise photo car",
  }),
  at(7, ["Карелия", "Республика Карелия", msk], [61.8, 34.3], {
    cities: "Петрозаводск, Сортавала, Кемь, Медвежьегорск",
    showplaces: "Рускеала, Кижи, Соловки, Водопад Кивач, Ладожские шхеры",
    waters: "Ладожское озеро, Онежское озеро, Белое море, Шуя",
    topics: "kayak raft family dogs city cruise fish",
  }),
  at(6, ["Дагестан", "Республика Дагестан", msk], [42.9, 47.5], {
    cities: "Дербент, Махачкала, Гуниб",
    showplaces:
      "Сулакский каньон, Гамсутль, Бархан Сарыкум, Крепость Нарын-Кала, Салтинский водопад",
    waters: "Каспийское море, Чиркейское водохранилище",
    topics: "car food trek photo family city",
  }),
  at(6, ["Кавказ", "Кабардино-Балкарская Республика", msk], [43.4, 42.5], {
    cities: "Нальчик, Терскол, Пятигорск",
    showplaces: "Эльбрус, Чегемские водопады, Верхняя Балкария, Долина нарзанов",
    waters: "Голубые озёра, Баксан",
    topics: "climb trek ski car photo",
  }),
  at(5, ["Мурманская область", "Мурманская область", msk], [68.9, 33], {
    cities: "Мурманск, Териберка, Кировск",
    showplaces: "Хибины, Полуостров Рыбачий, Ловозерские тундры, Кладбище кораблей",
    waters: "Баренцево море, Имандра, Сейдозеро",
    topics: "winter aurora dogs ski photo fish trek",
  }),
  at(
    5,
    ["Крым", "Республика Крым", "Europe/Simferopol"],
    [44.9, 34.1],
    {
      cities: "Ялта, Севастополь, Судак",
      showplaces: "Ай-Петри, Большой каньон, Херсонес, Мыс Фиолент, Мангуп-Кале",
      waters: "Чёрное море, Азовское море",
      topics: "trek yacht family food bike yoga",
    },
    { regionCode: "crimea" },
  ),
  at(5, ["Сахалин и Курилы", "Сахалинская область", "Asia/Sakhalin"], [46.9, 142.7], {
    cities: "Южно-Сахалинск, Курильск, Корсаков",
    showplaces: "Мыс Великан, Остров Итуруп, Вулкан Баранского, Маяк Анива, Белые скалы",
    waters: "Охотское море, Тихий океан, Озеро Тунайча",
    topics: "trek photo car cruise fish climb",
  }),
  at(4, ["Золотое кольцо", "Владимирская область", msk], [56.1, 40.4], {
    cities: "Суздаль, Владимир, Кострома, Ярославль",
    showplaces: "Храм Покрова на Нерли, Суздальский кремль, Гусь-Хрустальный, Боголюбово",
    waters: "Нерль, Плещеево озеро, Волга",
    topics: "city food family bike",
  }),
  at(4, ["Волга", "Республика Татарстан", msk], [55.8, 49.1], {
    cities: "Казань, Самара, Волгоград, Астрахань",
    showplaces: "Казанский кремль, Свияжск, Жигулёвские горы, Мамаев курган, Булгар",
    waters: "Волга, Кама, Куйбышевское водохранилище",
    topics: "cruise city family fish bike",
  }),
  at(4, ["Северо-Запад", "Ленинградская область", msk], [59.9, 30.3], {
    cities: "Санкт-Петербург, Выборг, Псков, Великий Новгород",
    showplaces: "Петергоф, Изборск, Выборгский замок, Старая Ладога, Парк Монрепо",
    waters: "Финский залив, Нева, Чудское озеро",
    topics: "city cruise food bike kayak family",
  }),
  at(3, ["Калининград", "Калининградская область", "Europe/Kaliningrad"], [54.7, 20.5], {
    cities: "Калининград, Светлогорск, Зеленоградск",
    showplaces: "Куршская коса, Танцующий лес, Остров Канта, Замок Шаакен",
    waters: "Балтийское море, Куршский залив",
    topics: "city bike family food photo",
  }),
  at(3, ["Урал", "Челябинская область", "Asia/Yekaterinburg"], [54.9, 59.1], {
    cities: "Екатеринбург, Миасс, Златоуст",
    showplaces: "Таганай, Зюраткуль, Плато Маньпупунёр, Перевал Дятлова, Оленьи Ручьи",
    waters: "Тургояк, Чусовая, Ай",
    topics: "trek raft ski winter family",
  }),
  at(3, ["Плато Путорана", "Красноярский край", "Asia/Krasnoyarsk"], [69.3, 88.2], {
    cities: "Норильск, Красноярск, Дудинка",
    showplaces: "Тальниковый водопад, Красноярские столбы, Ергаки, Каньон Дулисмар",
    waters: "Енисей, Озеро Лама, Озеро Собачье",
    topics: "trek raft fish cruise photo climb",
  }),
  at(3, ["Якутия", "Республика Саха", "Asia/Yakutsk"], [62, 129.7], {
    cities: "Якутск, Оймякон, Тикси",
    showplaces: "Ленские столбы, Царство вечной мерзлоты, Полюс холода, Тукуланы",
    waters: "Лена, Море Лаптевых",
    topics: "cruise winter photo fish car",
  }),
  at(3, ["Приморье", "Приморский край", "Asia/Vladivostok"], [43.1, 131.9], {
    cities: "Владивосток, Находка, Арсеньев",
    showplaces: "Остров Русский, Маяк Токаревский, Гора Пидан, Бухта Триозёрье, Земля леопарда",
    waters: "Японское море, Озеро Ханка",
    topics: "trek yacht kayak food city photo",
  }),
  at(2, ["Чукотка", "Чукотский автономный округ", "Asia/Anadyr"], [64.7, 177.5], {
    cities: "Анадырь, Эгвекинот, Провидения",
    showplaces: "Мыс Дежнёва, Остров Врангеля, Китовая аллея",
    waters: "Чукотское море, Берингов пролив, Озеро Эльгыгытгын",
    topics: "cruise photo dogs fish",
  }),
  at(4, ["Сочи", "Краснодарский край", msk], [43.6, 39.7], {
    cities: "Сочи, Красная Поляна, Геленджик",
    showplaces: "Агурские водопады, Роза Хутор, Скала Киселёва, Ореховский водопад",
    waters: "Чёрное море, Мзымта",
    topics: "ski family yacht yoga food trek",
  }),
  at(
    3,
    ["Белоруссия", "Минская область", "Europe/Minsk"],
    [53.9, 27.6],
    {
      cities: "Минск, Гродно, Брест",
      showplaces: "Беловежская пуща, Мирский замок, Несвиж, Брестская крепость",
      waters: "Браславские озёра, Нарочь",
      topics: "city food family bike kayak",
    },
    { country: "Белоруссия", regionCode: "belarus" },
  ),
  at(
    3,
    ["Казахстан", "Алматинская область", "Asia/Almaty"],
    [43.2, 76.9],
    {
      cities: "Алматы, Астана, Актау",
      showplaces: "Чарынский каньон, Бозжыра, Кольсайские озёра, Поющий бархан",
      waters: "Озеро Каинды, Каспийское море, Балхаш",
      topics: "trek car photo climb ski",
    },
    { country: "Казахстан", regionCode: "kazakhstan" },
  ),
  at(
    2,
    ["Монголия", "Улан-Батор", "Asia/Ulaanbaatar"],
    [47.9, 106.9],
    {
      cities: "Улан-Батор, Ховд, Хатгал",
      showplaces: "Пустыня Гоби, Каракорум, Горы Алтан-Хухий, Долина Орхон",
      waters: "Хубсугул, Озеро Терхийн-Цаган",
      topics: "horse car photo trek",
    },
    { country: "Монголия", regionCode: "other" },
  ),
  at(
    2,
    ["Грузия", "Тбилиси", "Asia/Tbilisi"],
    [41.7, 44.8],
    {
      cities: "Тбилиси, Батуми, Местиа",
      showplaces: "Казбек, Ушба, Вардзия, Каньон Мартвили, Монастырь Гергети",
      waters: "Чёрное море, Кура",
      topics: "food city trek ski climb horse",
    },
    { country: "Грузия", regionCode: "other" },
  ),
  at(
    2,
    ["Узбекистан", "Самарканд", "Asia/Samarkand"],
    [39.7, 66.9],
    {
      cities: "Самарканд, Бухара, Хива",
      showplaces: "Регистан, Ичан-Кала, Чимган, Крепость Арк",
      waters: "Чарвак, Айдаркуль",
      topics: "city food family photo trek",
    },
    { country: "Узбекистан", regionCode: "other" },
  ),
];
