import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readDockerfile, root } from "./read-dockerfile.ts";

const apps = globSync("apps/*/package.json", { cwd: root }).map((file) => file.split("/")[1]!);
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));

test("every app has an image", () => {
  expect(apps.length).toBeGreaterThanOrEqual(3);
  for (const app of apps) expect(existsSync(join(root, `apps/${app}/Dockerfile`)), app).toBe(true);
});

describe.each(apps)("the image of %s", (app) => {
  const lines = readDockerfile(app);
  const all = (name: string) => lines.filter((line) => line.name === name);
  const shipped = lines.filter((line) => line.stage === "");
  const manifest = readJson(`apps/${app}/package.json`);

  test("every line is an instruction, and every named stage exists", () => {
    const known = "FROM ENV RUN WORKDIR COPY USER VOLUME EXPOSE HEALTHCHECK CMD".split(" ");
    for (const { name, text } of lines) expect(known, text).toContain(name);
    const stages = all("FROM").flatMap(({ text }) => / AS (\S+)$/.exec(text)?.[1] ?? []);
    for (const { text } of all("COPY")) {
      const from = /--from=(\S+)/.exec(text)?.[1];
      if (from) expect(stages).toContain(from);
    }
  });

  test("every copied file exists or is made by the app's build", () => {
    for (const { text } of all("COPY")) {
      const paths = text.split(" ").filter((part) => !part.startsWith("--"));
      for (const source of paths.slice(0, -1)) {
        const path = source.replace(/^\/app\/?/, "") || ".";
        const isBuilt = path === `apps/${app}/dist`;
        expect(isBuilt || existsSync(join(root, path)), source).toBe(true);
      }
    }
  });

  test("it builds as the app's own script does, with the pnpm of the repository", () => {
    const steps = manifest.scripts.build
      .split(" && ")
      .map((step: string) => step.replace(/^vite /, "node_modules/.bin/vite "));
    expect(all("RUN").map(({ text }) => text)).toContain(steps.join(" && "));
    for (const step of steps) {
      const script = /^node (\S+)/.exec(step)?.[1];
      if (script) expect(existsSync(join(root, "apps", app, script)), step).toBe(true);
    }
    const { packageManager } = readJson("package.json");
    expect(all("RUN")[0]?.text).toBe(`npm install --global ${packageManager}`);
    // The store is kept between builds; what is installed is the lockfile's.
    const install = "RUN --mount=type=cache,id=tour-pnpm,target=/pnpm pnpm install";
    expect(`RUN ${all("RUN")[1]?.text}`).toBe(
      `${install} --store-dir /pnpm --frozen-lockfile --filter ${manifest.name}...`,
    );
  });

  test("it starts as the app's own script does, not as root, on the Node of the repository", () => {
    const start = shipped.find(({ name }) => name === "CMD");
    expect((JSON.parse(start!.text) as string[]).join(" ")).toBe(manifest.scripts.start);
    expect(shipped.find(({ name }) => name === "USER")?.text).toBe("node");
    const nodeOf = (text: string) => /^node:(\d+)\.\d+\.\d+-/.exec(text)?.[1];
    const bases = all("FROM").filter(({ text }) => text.startsWith("node:"));
    const wanted = /\d+/.exec(readJson("package.json").devDependencies.node)?.[0];
    expect(new Set(bases.map(({ text }) => nodeOf(text)))).toEqual(new Set([wanted]));
  });

  test("it contains what runs, not the repository that it was built from", () => {
    const copied = shipped.filter(({ name }) => name === "COPY").map(({ text }) => text);
    expect(copied.length).toBeGreaterThan(1);
    for (const text of copied) expect(text).toMatch(/^--from=\w+ \/app\/\w+/);
  });

  test("its health check uses the port that it opens", () => {
    const port = shipped.find(({ name }) => name === "EXPOSE")?.text;
    const check = shipped.find(({ name }) => name === "HEALTHCHECK")!.text;
    expect(check).toContain(`http://127.0.0.1:${port}/health`);
    const command = JSON.parse(check.slice(check.indexOf("["))) as string[];
    expect(() => new Function(command[2]!)).not.toThrow();
    expect(shipped.find(({ name }) => name === "ENV")?.text).toContain(`_PORT=${port}`);
  });
});
