/** In the order in which they are looked for: most browsers name others, too. */
const browsers: [RegExp, string][] = [
  [/YaBrowser\//, "Яндекс Браузер"],
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

const find = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** What a browser says of itself, in words: "Chrome, Windows"; undefined for what says nothing. */
export function describeBrowser(userAgent: string): string | undefined {
  const words = [find(browsers, userAgent), find(systems, userAgent)].filter(Boolean);
  return words.length > 0 ? words.join(", ") : undefined;
}
