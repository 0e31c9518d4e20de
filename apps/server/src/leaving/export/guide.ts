import { getTableName } from "drizzle-orm";
import { belongings } from "../belongings/index.ts";
import type { Leaver } from "../find-leaver.ts";

/** What the archive's README says. */
export function writeGuide(
  { id, name, subdomain }: Leaver,
  { now, counts, isSealed }: { now: Date; counts: Record<string, number>; isSealed: boolean },
): string {
  const tables = belongings.flatMap(({ table, title }) => {
    const count = counts[getTableName(table)];
    return title && count ? [`  data/${getTableName(table)}.json — ${title} (${count})`] : [];
  });
  return `Всё, что хранилось об организаторе «${name}»

Номер организатора: ${id}
${subdomain ? `Имя сайта: ${subdomain}\n` : ""}Выгружено: ${now.toISOString()}

Здесь персональные данные ваших гостей: имена, телефоны, почта, переписка,
${
  isSealed
    ? "анкеты. Номера документов зашифрованы, и прочитать их не удалось."
    : "анкеты и номера документов, уже расшифрованные."
}
За них теперь отвечаете вы: храните архив так, как закон велит хранить
персональные данные, и удалите его, когда он станет не нужен.
Документы о деньгах (payments, refunds, receipts, payouts, ledger_*) закон
велит хранить не меньше пяти лет после отчётного года.

Данные

Каждый файл в папке data — таблица в формате JSON: список записей, одна на
строке. Суммы (amount и другие) — в копейках или иных мелких единицах валюты,
время — с часовым поясом. Записи связаны номерами: request_id в tourists.json —
это id в requests.json. Пустых таблиц в архиве нет.

${tables.join("\n")}

Файлы

  media/pictures — картинки, имя файла — key в data/media.json
  media/films — видео, имя файла — key в data/films.json
  media/fonts — шрифты, имя файла — key в data/font_files.json
  media/documents — документы для проверки, имя начинается с id
                    в data/verification_files.json

Картинка в текстах страниц стоит адресом вида /media/{key}/{size}.

Чего здесь нет

Паролей, ключей, кодов второго шага и тайных ссылок: кто их знает, тот входит
вместо вас и ваших гостей.
`;
}
