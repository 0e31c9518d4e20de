import { join } from "node:path";
import { launchBrowser } from "@tour/test-browser";
import type { Browser } from "playwright";
import type { Stage } from "../benchmark.ts";
import { startDemo } from "./demo.ts";
import type { Demo } from "./demo.ts";
import { appFolder, projectFolder } from "./folders.ts";
import { runTool } from "./run-tool.ts";

interface StageOptions extends Pick<Stage, "maxTours" | "say"> {
  build: boolean;
}

/** Opens the stage of a run; nothing is built or started before a benchmark asks for it. */
export function openStage({ build, maxTours, say }: StageOptions): {
  stage: Stage;
  close: () => Promise<void>;
} {
  let demo: Promise<Demo> | undefined;
  let browser: Promise<Browser> | undefined;
  const prepareDemo = async () => {
    if (build) {
      say("Building the apps");
      await buildByTurbo("./apps/*");
    }
    say("Starting the apps on demo data");
    return startDemo();
  };
  const prepareServer = async () => {
    const folder = appFolder("server");
    if (build) {
      say("Building the API host");
      await runTool("node", ["build.ts"], { folder });
    }
    return join(folder, "dist/main.js");
  };
  const prepareSite = async () => {
    if (build) {
      say("Building the site");
      await buildByTurbo("@tour/app-site");
    }
    return join(appFolder("site"), "dist/server.js");
  };
  return {
    stage: {
      server: prepareServer,
      site: prepareSite,
      demo: () => (demo ??= prepareDemo()),
      browser: () => (browser ??= launchBrowser()),
      maxTours,
      say,
    },
    close: async () => {
      const closing = [browser?.then((it) => it.close()), demo?.then((it) => it.stop())];
      await Promise.allSettled(closing);
    },
  };
}

const buildByTurbo = (filter: string) =>
  runTool("turbo", ["run", "build", `--filter=${filter}`, "--output-logs=errors-only"], {
    folder: projectFolder,
  });
