import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

interface WeekData {
  supplemental: {
    weekData: { firstDay: Record<string, string> };
  };
}

/** By ISO 8601: 1 Monday to 7 Sunday. */
const days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** Regions by the day on which their weeks begin, as the Unicode CLDR has them. */
export function writeWeekStarts(): string {
  const { weekData } = read<WeekData>(
    import.meta.resolve("cldr-core/supplemental/weekData.json"),
  ).supplemental;
  const { version } = read<{ version: string }>(import.meta.resolve("cldr-core/package.json"));
  const regionsOf = (day: string) =>
    Object.entries(weekData.firstDay)
      // "GB-alt-variant" says what else is in use there.
      .filter(([region, first]) => first === day && region.length === 2)
      .map(([region]) => region)
      .toSorted()
      .join(" ");
  const world = weekData.firstDay["001"];
  const lines = days
    .map((day, index) => ({ day, number: index + 1, regions: regionsOf(day) }))
    .filter(({ day, regions }) => day !== world && regions !== "")
    .map(({ number, regions }) => `  ${number}:\n    "${regions}",`);
  return `// Written by \`pnpm generate\` from Unicode CLDR ${version}; not to be edited.

/** Regions whose weeks do not begin on a Monday, by the day they begin on: 5 Friday to 7 Sunday. */
export const weekStarts: Readonly<Record<number, string>> = {
${lines.join("\n")}
};
`;
}

const read = <Content>(url: string) =>
  JSON.parse(readFileSync(fileURLToPath(url), "utf8")) as Content;
