import { blockTypes, createBlock } from "@tour/blocks/definitions";

/** A body that is made to cost much; what it says is nonsense or as good as any. */
export interface HostileBody {
  title: string;
  contentType: string;
  text: string;
}

const MB = 1024 * 1024;
const json = (title: string, text: string): HostileBody => ({
  title,
  contentType: "application/json",
  text,
});

const listed = (count: number, item: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => item(index)).join(",");

/** Against every call that takes JSON, whatever its fields are called. */
export function bodiesForAnyCall(fields: readonly string[]): HostileBody[] {
  const inEveryField = (value: string) =>
    `{${fields.map((field) => `${JSON.stringify(field)}:${value}`).join(",")}}`;
  const keys = (count: number) => `{${listed(count, (index) => `"k${index}":1`)}}`;
  return [
    json("120,000 keys", keys(120_000)),
    json("40,000 keys", keys(40_000)),
    json("1,900 keys", keys(1_900)),
    json("a text of 1 MB", inEveryField(`"${"x".repeat(MB / Math.max(1, fields.length))}"`)),
    json("a text of 60 kB", inEveryField(`"${"ё ".repeat(30_000 / Math.max(1, fields.length))}"`)),
    json("half letters", inEveryField(`"${String.raw`\ud800`.repeat(9_000)}"`)),
    json("1,900 texts in a list", inEveryField(`[${listed(1_900, () => `"a@b"`)}]`)),
    json("lists within lists", inEveryField(`${"[".repeat(30_000)}${"]".repeat(30_000)}`)),
    json("no JSON", `${inEveryField("1")}${"{".repeat(60_000)}`),
  ];
}

/** Rich texts as long as a text may be, of what costs an HTML parser most. */
const richTexts = (length: number): [title: string, html: string][] => {
  const filled = (piece: string) => piece.repeat(Math.floor(length / piece.length));
  return [
    ["links", filled('<a href="https://a.ru">b</a>')],
    ["short paragraphs", filled("<p>a</p>")],
    ["open tags", filled("<b>")],
    ["end tags", filled("</p>")],
    ["angle brackets", filled("<")],
    ["entities", filled("&amp;")],
    ["attributes", `<a ${filled("b=c ")}>`],
    ["comments", filled("<!---->")],
    ["scripts", filled("<script>a</script>")],
  ];
};

const maxHtmlLength = 200_000;

/** Documents of nothing but costly HTML. */
export const documents = (): HostileBody[] =>
  richTexts(maxHtmlLength - 10).map(([title, html]) =>
    json(`a document of ${title}`, JSON.stringify({ fields: { title: "Политика", html } })),
  );

/** Pages: of one costly text, of as many blocks as they may hold, of lists that never end. */
export function pages(): HostileBody[] {
  const about = (html: string) => {
    const block = createBlock(blockTypes.text);
    return { ...block, content: fillTexts(block.content, html) };
  };
  const page = (title: string, blocks: readonly object[]) =>
    json(title, JSON.stringify({ blocks }));
  return [
    ...richTexts(maxHtmlLength - 10).map(([title, html]) =>
      page(`a page with a text of ${title}`, [about(html)]),
    ),
    ...richTexts(10_000).map(([title, html]) =>
      page(
        `a page with many texts of ${title}`,
        Array.from({ length: 90 }, () => about(html)),
      ),
    ),
    page(
      "a page of 1,000 blocks",
      Array.from({ length: 1_000 }, () => createBlock(blockTypes.mainIntro)),
    ),
    page("a page with a list of 40,000", [
      {
        ...createBlock(blockTypes.gallery),
        content: { items: Array.from({ length: 40_000 }, () => ({})) },
      },
    ]),
  ];
}

/** The same content, each of its texts another. */
function fillTexts(content: unknown, html: string): unknown {
  if (typeof content === "string") return html;
  if (Array.isArray(content)) return content.map((item) => fillTexts(item, html));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, fillTexts(value, html)]),
  );
}

/** Tours: of as many days and letters as there is room for, of what is wrong in every place. */
export function tours(): HostileBody[] {
  const tour = (title: string, over: object) =>
    json(title, JSON.stringify({ title: "Алтай", time_zone: "Asia/Barnaul", ...over }));
  const day = (index: number) => ({ id: `d${index}`, title: "День", text: "ё ".repeat(2_000) });
  const wrong = Array.from({ length: 9_000 }, () => 1);
  return [
    tour("a tour of 120 long days", { program: Array.from({ length: 120 }, (_, at) => day(at)) }),
    tour("a tour of 9,000 wrong days", { program: wrong }),
    tour("a tour of 9,000 wrong pictures", { media: wrong }),
    tour("a tour of a title of 1 MB", { title: "ё".repeat(500_000) }),
    tour("a tour in a time zone of 1 MB", { time_zone: "A/".repeat(500_000) }),
  ];
}

/** Forms: of thousands of parts, of one part as large as a file may be, and cut short. */
export function forms(): HostileBody[] {
  const boundary = "bench-boundary";
  const part = (name: string, text: string, file = "") =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
  const form = (title: string, text: string): HostileBody => ({
    title,
    contentType: `multipart/form-data; boundary=${boundary}`,
    text,
  });
  const parts = Array.from({ length: 50_000 }, (_, index) => part(`field-${index}`, "x"));
  return [
    form("a form of 50,000 parts", `${parts.join("")}--${boundary}--\r\n`),
    form(
      "a file of 20 MB that is none",
      `${part("file", "x".repeat(20 * MB), '; filename="a.jpg"')}--${boundary}--\r\n`,
    ),
    form(
      "a file of 5 MB that is none",
      `${part("file", "x".repeat(5 * MB - 1000), '; filename="a.woff2"')}--${boundary}--\r\n`,
    ),
    form("5 MB of boundaries", `--${boundary}\r\n`.repeat((5 * MB) / 20)),
  ];
}
