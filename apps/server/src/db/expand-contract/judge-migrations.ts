import type { Contract, Release } from "./releases.ts";

export interface Findings {
  migration: string;
  /** What it takes from the version before it. */
  takes: string[];
}

interface Plan {
  /** Every migration, the oldest first. */
  migrations: string[];
  releases: Release[];
  contracts: Contract[];
}

/** Why migrations that came after the newest release may not be put to use with it; empty when they may. */
export function judgeMigrations(findings: Findings[], plan: Plan): string[] {
  const unnamed = findings.flatMap(({ migration, takes }) => {
    const named = plan.contracts.filter((one) => one.migration === migration);
    return takes
      .filter((taken) => !named.some((one) => one.takes.includes(taken)))
      .map((taken) => `${migration}: ${taken}`);
  });
  return [...unnamed, ...plan.contracts.flatMap((one) => judgeContract(one, findings, plan))];
}

function judgeContract(contract: Contract, findings: Findings[], plan: Plan): string[] {
  const { migration, expandedBy, unusedSince } = contract;
  const found = findings.filter((one) => one.migration === migration).flatMap((one) => one.takes);
  const idle = contract.takes.filter((taken) => !found.includes(taken));
  const problems = idle.map((taken) => `${migration} is said to take what it does not: ${taken}`);
  const release = plan.releases.find(({ name }) => name === unusedSince);
  const placeOf = (name: string) => plan.migrations.indexOf(name);
  if (!release) problems.push(`${migration}: there was no release ${unusedSince}`);
  else if (placeOf(expandedBy) < 0 || placeOf(expandedBy) > placeOf(release.lastMigration)) {
    problems.push(`${migration}: ${expandedBy} was not in release ${unusedSince}`);
  }
  return problems;
}
