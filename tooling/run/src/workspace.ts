import { globSync, readFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";

export const projectRoot = resolve(import.meta.dirname, "../../..");

export type WorkspacePackage = {
  /** Without the scope: `ui-kit`, `app-server`. */
  name: string;
  folder: string;
  scripts: Record<string, string>;
};

/** Every package of the workspace, in the order in which pnpm-workspace.yaml names their folders. */
export function listPackages(): WorkspacePackage[] {
  const workspace = readFileSync(join(projectRoot, "pnpm-workspace.yaml"), "utf8");
  const patterns = /^packages:\n((?: +- .*\n)+)/m.exec(workspace)?.[1]?.match(/[^\s-].*/g) ?? [];
  return patterns.flatMap((pattern) =>
    globSync(`${pattern}/package.json`, { cwd: projectRoot }).sort().map(readPackage),
  );
}

function readPackage(manifestPath: string): WorkspacePackage {
  const manifest = JSON.parse(readFileSync(join(projectRoot, manifestPath), "utf8")) as {
    name: string;
    scripts?: Record<string, string>;
  };
  return {
    name: manifest.name.replace("@tour/", ""),
    folder: join(projectRoot, dirname(manifestPath)),
    scripts: manifest.scripts ?? {},
  };
}

/** This process's environment with the tools of `folder` and of the root on the path. */
export function toolEnvironment(folder: string): NodeJS.ProcessEnv {
  const folders = [folder, projectRoot].map((path) => join(path, "node_modules", ".bin"));
  return {
    ...process.env,
    PATH: [...folders, process.env["PATH"]].join(delimiter),
    // The install was checked before the command; not again before each step of it.
    pnpm_config_verify_deps_before_run: "false",
    TURBO_TELEMETRY_DISABLED: "1",
    // What Node has read once it need not compile again: the server starts in three quarters of the time.
    NODE_COMPILE_CACHE: join(projectRoot, "node_modules", ".cache", "node"),
  };
}
