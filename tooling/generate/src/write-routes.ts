import { contract } from "@tour/api/contract";

/** Where each call of the contract goes, without the schemas, which a client has no use for. */
export function writeRoutes(): string {
  const lines = Object.entries(contract).map(([name, { method, path, encoding }]) => {
    const values = encoding ? { method, path, encoding } : { method, path };
    const fields = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return writeEntry(name, fields);
  });
  return `// Written by \`pnpm generate\` out of the contract; not to be edited.
import type { Routes } from "./call.ts";
import type { TourContract } from "./contract/index.ts";

/** Method and path of every call: what \`createClient\` needs, without the schemas of the contract. */
export const routes: Routes<TourContract> = {
${lines.join("\n")}
};
`;
}

/** As the formatter breaks lines: at 100 characters. */
function writeEntry(name: string, fields: string[]): string {
  const line = `  ${name}: { ${fields.join(", ")} },`;
  return line.length <= 100
    ? line
    : `  ${name}: {\n${fields.map((field) => `    ${field},\n`).join("")}  },`;
}
