import type { FetchFailureKind } from "../../../platform/safe-fetch/fetch-failure.ts";

const unreachable = "Не удалось открыть страницу. Проверьте ссылку или заполните карточку сами";

/** Every refusal about articles that people may read: none tells what stands inside our network. */
export const articleTexts: Record<FetchFailureKind, string> & { notPage: string; empty: string } = {
  bad_url: "Введите ссылку на статью, например https://example.ru/statya",
  forbidden: unreachable,
  unreachable,
  timeout: "Сайт слишком долго не отвечает. Попробуйте позже или заполните карточку сами",
  too_many_redirects: unreachable,
  bad_status: "Сайт не отдаёт эту страницу. Проверьте ссылку или заполните карточку сами",
  bad_encoding: unreachable,
  notPage: "По этой ссылке не страница, а файл. Нужна ссылка на статью",
  empty: "На странице не нашлось ни заголовка, ни описания. Заполните карточку сами",
};
