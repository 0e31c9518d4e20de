import { availableParallelism } from "node:os";
import { listChecks } from "./checks.ts";
import { mapLimited, runCommand, stopCommandsOnInterrupt } from "./run-command.ts";
import { projectRoot } from "./workspace.ts";

stopCommandsOnInterrupt();
const startedAt = performance.now();
const results = await mapLimited(
  listChecks(),
  Math.min(2, availableParallelism()),
  async (check) => {
    const { code, output, seconds } = await runCommand(check.command, check.args, {
      folder: projectRoot,
    });
    const passed = code === 0;
    if (!passed) console.log(`\n── ${check.name} ──\n${output || `It ended with ${code}.`}`);
    return { ...check, passed, seconds };
  },
);

const width = Math.max(...results.map(({ name }) => name.length));
console.log("");
for (const { name, passed, seconds } of results) {
  const duration = `${seconds.toFixed(1)} s`.padStart(7);
  console.log(`${passed ? "✓" : "✗"} ${name.padEnd(width)} ${duration}`);
}
const failed = results.filter(({ passed }) => !passed).length;
const total = Math.round((performance.now() - startedAt) / 1000);
console.log(`\n${results.length - failed} passed, ${failed} failed (${total} s)`);
process.exit(failed > 0 ? 1 : 0);
