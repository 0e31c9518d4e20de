const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const decode = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (name) => entities[name] ?? name);

/** Values of an attribute, in the order of the HTML. */
export const readAttributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value]) =>
    decode(value ?? ""),
  );

/** Texts of the headings of the first and second level. */
export const listHeadings = (html: string): string[] =>
  [...html.matchAll(/<h([12])[^>]*>(.*?)<\/h\1>/gs)].map(([, , text]) => decode(text ?? ""));

/** The plain texts that the preview may edit in place: path in the content, and what is shown. */
export const listTexts = (html: string): [path: string, text: string][] =>
  [
    ...html.matchAll(
      /<(\w+)(?=[^>]*\sdata-at=)(?![^>]*\sdata-rich=)[^>]*\sdata-at="([^"]+)"[^>]*>(.*?)<\/\1>/gs,
    ),
  ].map(([, , path, text]) => [path ?? "", decode(text ?? "")]);

/** What stands at a dotted path, for example `links.0.text`. */
export function readPath(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);
}
