import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { LocaleProvider, ru, selectRu, useLocale, useTexts, en } from "./index.ts";
import type { Locale, LocaleProviderProps } from "./index.ts";

function Words() {
  const { select, modal } = { select: useTexts("select"), modal: useTexts("modal") };
  return [useLocale().code, select.search, select.empty, modal.close].join(" | ");
}

test("a partial locale uses its language where it has sections, and English elsewhere", () => {
  const html = renderToString(
    <LocaleProvider locale={{ code: "ru-RU", texts: { select: selectRu } }}>
      <Words />
    </LocaleProvider>,
  );
  expect(html).toBe("ru-RU | Поиск | Ничего не найдено | Close");
});

test("a provider's texts override those of its locale, whether it has the section or not", () => {
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

test("the current language is given in full", () => {
  const tell = (provider: Pick<LocaleProviderProps, "locale" | "texts">) => {
    const tellers: Locale[] = [];
    const Told = ({ told }: { told: Locale[] }) => String(told.push(useLocale()));
    renderToString(
      <LocaleProvider {...provider}>
        <Told told={tellers} />
      </LocaleProvider>,
    );
    return tellers[0];
  };
  const modal = { close: "Убрать" };
  expect(tell({ locale: ru, texts: { modal } })).toEqual({
    ...ru,
    texts: { ...ru.texts, modal },
  });
  expect(tell({ locale: { code: "ru-RU", texts: { select: selectRu } } })).toEqual({
    code: "ru-RU",
    texts: { ...en.texts, select: selectRu },
  });
});
