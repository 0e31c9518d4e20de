import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { en, LocaleProvider, ru, selectRu, useLocale, useTexts } from "./index.ts";

function Words() {
  const { select, modal } = { select: useTexts("select"), modal: useTexts("modal") };
  return [useLocale().code, select.search, select.empty, modal.close].join(" | ");
}

test("a locale with some sections speaks its language there, and English elsewhere", () => {
  const html = renderToString(
    <LocaleProvider locale={{ code: "ru-RU", texts: { select: selectRu } }}>
      <Words />
    </LocaleProvider>,
  );
  expect(html).toBe("ru-RU | Поиск | Ничего не найдено | Close");
});

test("a provider's own texts lie over those of its locale, whether it has the section or not", () => {
  const html = renderToString(
    <LocaleProvider
      locale={{ code: "ru-RU", texts: { select: selectRu } }}
      texts={{ select: { search: "Найти" }, modal: { close: "Убрать" } }}
    >
      <Words />
    </LocaleProvider>,
  );
  expect(html).toBe("ru-RU | Найти | Ничего не найдено | Убрать");
});

test("the language in force is told whole", () => {
  let told = en;
  const Told = () => ((told = useLocale()), null);
  renderToString(
    <LocaleProvider locale={ru} texts={{ modal: { close: "Убрать" } }}>
      <Told />
    </LocaleProvider>,
  );
  expect(told).toEqual({ ...ru, texts: { ...ru.texts, modal: { close: "Убрать" } } });
  renderToString(
    <LocaleProvider locale={{ code: "ru-RU", texts: { select: selectRu } }}>
      <Told />
    </LocaleProvider>,
  );
  expect(told.texts).toEqual({ ...en.texts, select: selectRu });
});
