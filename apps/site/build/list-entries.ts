const start = /export const \w+ = \{\n/;
const end = "\n} as const;";
/** The formatter sets an entry of the dictionary at two spaces. */
const entry = /^ {2}(\w+):/;

/** The entries of a dictionary's source, which is one object, by their names. */
export function listEntries(code: string): Map<string, string> {
  const [opening] = start.exec(code) ?? [];
  const from = code.indexOf(opening ?? "\0");
  const to = code.indexOf(end, from);
  if (!opening || to < 0) throw new Error("The dictionary is not one object any more");
  const entries: { name: string; lines: string[] }[] = [];
  for (const line of code.slice(from + opening.length, to).split("\n")) {
    const [match, name] = entry.exec(line) ?? [];
    if (match && name) entries.push({ name, lines: [line.slice(match.length)] });
    else entries.at(-1)?.lines.push(line);
  }
  return new Map(
    entries.map(({ name, lines }) => [name, lines.join("\n").trim().replace(/,$/, "")]),
  );
}
