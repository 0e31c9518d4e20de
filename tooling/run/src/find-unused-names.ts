import type { NamedPackage } from "./named-packages.ts";

/** A package of the workspace, as its manifest and its sources say. */
export type UsedPackages = {
  /** Apps and published packages, not tools and tests of the whole. */
  isProduct: boolean;
  /** Of all kinds of dependencies. */
  dependencies: ReadonlySet<string>;
  scripts: readonly string[];
  /** Names of the packages that its sources import; `tested` those of tests and stories alone. */
  imported: ReadonlySet<string>;
  tested: ReadonlySet<string>;
};

/** What is wrong with each named package that no package of the workspace has and uses. */
export function findUnusedNames(
  named: readonly NamedPackage[],
  packages: readonly UsedPackages[],
): string[] {
  return named.flatMap(({ name, use }) => {
    const having = packages.filter(({ dependencies }) => dependencies.has(name));
    if (having.length === 0) return [`${name} is in no manifest`];
    const isUsed = having.some((one) => {
      if (use.by === "product") return one.isProduct && one.imported.has(name);
      if (use.by === "workspace") return one.imported.has(name) || one.tested.has(name);
      return packages.some(({ scripts }) =>
        scripts.some((line) => line === use.command || line.startsWith(`${use.command} `)),
      );
    });
    return isUsed ? [] : [`${name} is in a manifest, and ${describe(use)}`];
  });
}

function describe(use: NamedPackage["use"]): string {
  if (use.by === "product") return "no package or app that has it imports it";
  return use.by === "workspace"
    ? "nothing that has it imports it"
    : `no script runs ${use.command}`;
}
