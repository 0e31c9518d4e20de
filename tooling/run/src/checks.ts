import { relative } from "node:path";
import { listPackages, projectRoot } from "./workspace.ts";

export type Check = {
  name: string;
  command: string;
  args: string[];
};

/** What `pnpm check` runs, each in the project's root: types of every package, then the rest. */
export function listChecks(): Check[] {
  const types = listPackages()
    .filter(({ scripts }) => scripts["types"])
    .map(({ name, folder }) => ({
      name: `types of ${name}`,
      command: "tsc",
      args: ["-p", relative(projectRoot, folder)],
    }));
  return [
    ...types,
    { name: "lint (oxlint)", command: "oxlint", args: ["--deny-warnings"] },
    { name: "format (oxfmt)", command: "oxfmt", args: ["--check"] },
    { name: "layers (turbo boundaries)", command: "turbo", args: ["boundaries"] },
    {
      name: "directions inside apps",
      command: process.execPath,
      args: ["tooling/directions/src/check-directions.ts"],
    },
    { name: "unused code (knip)", command: "knip", args: ["--no-progress", "--no-config-hints"] },
    { name: "manifests (sherif)", command: "sherif", args: [] },
    {
      name: "named packages",
      command: process.execPath,
      args: ["tooling/run/src/check-named-packages.ts"],
    },
    {
      name: "generated files",
      command: process.execPath,
      args: ["tooling/generate/src/generate.ts", "--check"],
    },
    {
      name: "preview pictures",
      command: process.execPath,
      args: ["tooling/previews/src/check-previews.ts"],
    },
  ];
}
