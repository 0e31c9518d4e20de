import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { benchFolder, projectFolder } from "./folders.ts";

const maxMs = 10 * 60_000;

/** Runs a command-line tool of the workspace to its end; rejects with what it said when it fails. */
export function runTool(
  command: string,
  args: readonly string[],
  { folder, env = {} }: { folder: string; env?: Record<string, string> },
): Promise<void> {
  const binaries = [folder, benchFolder, projectFolder].map((at) => join(at, "node_modules/.bin"));
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: {
        ...process.env,
        PATH: [...binaries, process.env["PATH"]].join(delimiter),
        pnpm_config_verify_deps_before_run: "false",
        ...env,
      },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: maxMs,
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (said += text));
    }
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(" ")} failed:\n${said.trim().slice(-3000)}`));
    });
  });
}
