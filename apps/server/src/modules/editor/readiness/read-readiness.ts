import { readinessGroups } from "@tour/api";
import type { ReadinessCheck, ReadinessGroup, ReadinessName } from "@tour/api";
import type { RequestContext } from "../../../http/context.ts";
import type { PublishedContent } from "../../sites/site-content.ts";
import type { Check } from "./check.ts";
import { pictureChecks } from "./checks/picture.checks.ts";
import { searchChecks } from "./checks/search.checks.ts";
import { siteChecks } from "./checks/site.checks.ts";
import { termChecks, tourChecks, tourSearchChecks } from "./checks/tour.checks.ts";
import { documentChecks, paymentChecks } from "./checks/trust.checks.ts";
import { readFacts } from "./read-facts.ts";
import type { ReadinessFacts } from "./readiness-facts.ts";

/** The catalogue: each thing that is looked at, once. */
const catalogue: readonly Check[] = [
  ...siteChecks,
  ...tourChecks,
  ...documentChecks,
  ...paymentChecks,
  ...termChecks,
  ...pictureChecks,
  ...searchChecks,
  ...tourSearchChecks,
];

/** So many places are named; the rest is counted. */
const placesNamed = 20;

/** How ready an organiser is to sell. Nothing is ticked off by hand: it is there, or it is not. */
export async function readReadiness(
  context: Pick<RequestContext, "db" | "env" | "now">,
  organizerId: number,
): Promise<ReadinessCheck[]> {
  const { facts, published } = await readFacts(context, organizerId);
  const groups = Object.keys(readinessGroups) as ReadinessGroup[];
  return groups.flatMap((group) => {
    const names: readonly ReadinessName[] = readinessGroups[group];
    return names.flatMap((name) => {
      const check = catalogue.find((one) => one.name === name);
      if (!check) throw new Error(`Nothing looks at ${name}`);
      return judge(check, group, facts, published);
    });
  });
}

function judge(
  { name, weight, isOfContent = false, look }: Check,
  group: ReadinessGroup,
  facts: ReadinessFacts,
  published: PublishedContent | undefined,
): ReadinessCheck[] {
  const finding = look(facts);
  if (finding === "not asked") return [];
  const isDone = finding === "done";
  const onSite = isDone && isOfContent && published && look({ ...facts, content: published });
  const { reason, places = [], count = places.length, fix = null } = isDone ? {} : finding;
  return [
    {
      ...{ name, group, weight },
      is_done: isDone,
      is_waiting: typeof onSite === "object",
      ...(reason !== undefined && { reason }),
      places: places.slice(0, placesNamed),
      count,
      fix,
    },
  ];
}
