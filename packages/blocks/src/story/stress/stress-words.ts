/** Sixty letters and no place to break: what a narrow column has to stand. */
export const longWord = "превысокомногорассмотрительствующегидроэлектростанционнейший";

/** Real sentences of several lengths, without a comma too many. */
const sentences = [
  "Выходим затемно, чтобы застать вершину до облаков, и возвращаемся к костру, когда над долиной уже зажигаются первые звёзды.",
  "Рюкзаки везут лошади.",
  "За перевалом тропа спускается вдоль ручья через кедровую тайгу, и к вечеру открывается озеро, ради которого стоило идти.",
  "Проводник расскажет, где в мае ещё лежит снег.",
];

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A text of `length` characters that begins with the longest word that fits. Texts of different
 * places in a list begin with their number, so that no two are the same.
 */
export function makeLongText(length: number, place = 0): string {
  const number = place > 0 ? `${place + 1} ` : "";
  let text = number + capitalise(longWord);
  for (let at = place; text.length < length; at += 1) text += ` ${sentences[at % 4]}`;
  return text.slice(0, length).trim();
}

/** A short word: as little as one types. */
export const shortWord = (place: number) => ["Да", "Мы", "Юг", "Ёж"][place % 4] ?? "Да";

/** Formatted text of about `length` characters, with all that an editor can make. */
export function makeLongHtml(length: number, place = 0): string {
  const start =
    `<h3>${makeLongText(120, place)}</h3>` +
    `<p>${makeLongText(400)} <a href="/agreement">${longWord}</a> <strong>${longWord}</strong></p>` +
    `<ul><li>${longWord}</li><li>${makeLongText(160)}</li></ul>` +
    `<ol><li>${makeLongText(200)}</li><li>${longWord}</li></ol>` +
    `<blockquote><p>${makeLongText(240)}</p></blockquote>`;
  const paragraph = `<p>${makeLongText(500, 2)}</p>`;
  const count = Math.max(0, Math.floor((length - start.length) / paragraph.length));
  return (start + paragraph.repeat(count)).slice(0, Math.max(length, start.length));
}
