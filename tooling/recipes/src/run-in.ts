import { spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";

/** Runs a tool of the workspace in a folder of a copy; what it said when it failed, else nothing. */
export function runIn(folder: string, copy: string, command: string, args: string[]): string {
  const tools = [folder, copy].map((path) => join(path, "node_modules/.bin"));
  const env = { ...process.env, PATH: [...tools, process.env["PATH"]].join(delimiter), VITEST: "" };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return status === 0
    ? ""
    : `${command} ${args.join(" ")} ended with ${status}\n${stdout}${stderr}`;
}
