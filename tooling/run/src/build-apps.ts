import { runCommand } from "./run-command.ts";
import { projectRoot } from "./workspace.ts";

/** Builds the apps; what did not change comes from the cache. Throws with the build's own words. */
export async function buildApps(): Promise<void> {
  const { code, output } = await runCommand(
    "turbo",
    ["run", "build", "--filter=./apps/*", "--output-logs=errors-only", "--ui=stream"],
    { folder: projectRoot },
  );
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
}
