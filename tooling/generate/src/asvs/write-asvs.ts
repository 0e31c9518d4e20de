import { writeTable } from "../write-table.ts";
import type { Entries, Requirement, Standard } from "./asvs.ts";
import type { Mark } from "./read-marks.ts";

const states = {
  test: "shown by a test",
  file: "shown by a file",
  none: "does not apply",
  gap: "gap",
} as const;

type State = keyof typeof states;

interface Shown {
  standard: Standard;
  entries: Entries;
  marks: readonly Mark[];
}

/** `docs/asvs.md`: each requirement of the first two levels, and what shows it. */
export function writeAsvs({ standard, entries, marks }: Shown): string {
  const stateOf = (id: string): State => {
    const state = entries[id]?.state;
    if (state === "gap" || state === "none") return state;
    return marks.some(({ ids }) => ids.includes(id)) ? "test" : "file";
  };
  const all = standard.chapters.flatMap(({ requirements }) => requirements);
  const count = (level: number | null, state: State) =>
    `${all.filter(([id, its]) => (level === null || its === level) && stateOf(id) === state).length}`;
  const names = Object.keys(states) as State[];
  const counts = ([1, 2, null] as const).map((level) => [
    level === null ? "both" : `${level}`,
    ...names.map((state) => count(level, state)),
  ]);
  const gaps = all.filter(([id]) => stateOf(id) === "gap");
  const chapters = standard.chapters.map(
    ({ id, name, requirements }) => `## ${id}. ${name}

${writeTable([
  ["", "level", "what is asked for", "state", "where"],
  ...requirements.map((one) => [
    one[0],
    `${one[1]}`,
    cell(one[2]),
    states[stateOf(one[0])],
    whereOf(one, { entries, marks }),
  ]),
])}`,
  );
  return `# ${standard.name} ${standard.version}, levels 1 and 2

Written by \`pnpm generate\`. The numbers, levels and chapters are those of <${standard.source}>; what is
asked for is told shortly in our words (\`tooling/generate/src/asvs/requirements.json\`), and the standard's own
text counts. A test says what it shows by a comment above it, \`// ASVS 6.2.1\`; of the rest
\`tooling/generate/src/asvs/entries.json\` says which file shows it, why it does not apply, or what is missing.
\`pnpm check\` fails for a number that there is not, and for a requirement of which nothing is said. Whether a
test shows what its mark says was judged by reading; nobody else has verified it.

${writeTable([["level", ...names.map((state) => states[state])], ...counts])}

A gap may be met in part: tests and files that show the part are named.

## Gaps

${gaps.map(([id, level]) => `- **${id}** (level ${level}): ${entries[id]!.reason}`).join("\n") || "None."}

${chapters.join("\n\n")}
`;
}

function whereOf([id]: Requirement, { entries, marks }: Pick<Shown, "entries" | "marks">): string {
  const { reason = "", files = [] } = entries[id] ?? {};
  const tests = marks.filter((mark) => mark.ids.includes(id));
  return [
    ...(reason ? [cell(reason)] : []),
    ...files.map((file) => `\`${file}\``),
    ...tests.map(({ file, title }) => `\`${file}\`: ${cell(title)}`),
  ].join("<br>");
}

/** A text as Markdown takes it inside of a table, word by word but for what stands in backticks. */
const cell = (text: string): string =>
  text.replaceAll(/`[^`|]*`|[\\*_`<>[\]|]/g, (found) => (found.length > 1 ? found : `\\${found}`));
