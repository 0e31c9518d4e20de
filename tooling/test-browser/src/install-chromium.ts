import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const INSTALL_TIMEOUT_MS = 10 * 60_000;

type Step = { command: string; args: string[] };
type Installer = { name: string; steps: Step[] };

const isRoot = () => process.getuid?.() === 0;

function listInstallers(): Installer[] {
  const playwright = join(
    dirname(createRequire(import.meta.url).resolve("playwright/package.json")),
    "cli.js",
  );
  const ownBrowser: Installer = {
    name: "Playwright's own Chromium",
    steps: [
      {
        command: process.execPath,
        args: [playwright, "install", ...(isRoot() ? ["--with-deps"] : []), "chromium"],
      },
    ],
  };
  const packages: Installer[] = [
    ...["chromium-headless-shell", "chromium"].map((name) => ({
      name: `the distribution's package ${name} (apt-get)`,
      steps: [
        { command: "apt-get", args: ["update", "-qq"] },
        { command: "apt-get", args: ["install", "-y", "-qq", "--no-install-recommends", name] },
      ],
    })),
    {
      name: "the distribution's package chromium (dnf)",
      steps: [{ command: "dnf", args: ["install", "-y", "-q", "chromium"] }],
    },
    {
      name: "the distribution's package chromium (apk)",
      steps: [{ command: "apk", args: ["add", "-q", "chromium"] }],
    },
  ];
  return [ownBrowser, ...(isRoot() ? packages : [])];
}

/** Tries one way of installing after the other until `isInstalled` says yes. */
export function installChromium(
  report: (message: string) => void,
  isInstalled: () => boolean,
): void {
  for (const { name, steps } of listInstallers()) {
    if (!exists(steps[0]!.command)) continue;
    report(`No Chromium found; installing ${name}`);
    const problem = steps.map(run).find((message) => message !== undefined);
    if (isInstalled()) return;
    report(`That did not work: ${problem ?? "it does not start"}`);
  }
}

const exists = (command: string) => spawnSync(command, ["--version"]).error === undefined;

/** The line that says what went wrong, or undefined. */
function run({ command, args }: Step): string | undefined {
  const result = spawnSync(command, args, {
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    timeout: INSTALL_TIMEOUT_MS,
  });
  if (result.status === 0) return undefined;
  const lines = `${result.stdout}\n${result.stderr}`.trim().split("\n");
  const line = lines.find((text) => /error|failed|unable/i.test(text)) ?? lines.at(-1);
  return line || (result.error?.message ?? `${command} ended with ${result.status}`);
}
