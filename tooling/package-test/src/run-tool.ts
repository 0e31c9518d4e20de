import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

export const projectRoot = resolve(import.meta.dirname, "../../..");

/** Runs a program and answers its standard output; throws with all that it wrote when it fails. */
export async function runTool(
  command: string,
  args: string[],
  folder: string,
  env: Record<string, string> = {},
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, args, {
      cwd: folder,
      maxBuffer: 64 * 2 ** 20,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        pnpm_config_verify_deps_before_run: "false",
        ...env,
      },
    });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "", message } = error as Error & Record<string, string>;
    throw new Error([message, stdout, stderr].join("\n"), { cause: error });
  }
}

export const runPnpm = (args: string[]) =>
  runTool("npx", ["--yes", "pnpm@12", ...args], projectRoot);
