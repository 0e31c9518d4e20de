import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./read-dockerfile.ts";

/** What both apps of the office read. */
const shared = ["builder", "crm"];
const sharedEnv = "packages/office/src/server/office-env.ts";

/** What all processes read. */
const seenEnv = [
  "packages/telemetry/src/metrics/metrics-address.ts",
  "packages/telemetry/src/trace/record-spans.ts",
];

/** The variables that an app reads, from the sources in which they are described. */
export const variablesOf = (app: string): string[] =>
  [
    ...globSync(`apps/${app}/src/**/{env,env/*}.ts`, { cwd: root }),
    ...(shared.includes(app) ? [sharedEnv] : []),
    ...seenEnv,
  ].flatMap((file) =>
    [
      ...readFileSync(join(root, file), "utf8").matchAll(
        /^ {2}([A-Z][A-Z0-9_]+):|env\.([A-Z][A-Z0-9_]+)/gm,
      ),
    ].map((match) => match[1] ?? match[2]!),
  );
