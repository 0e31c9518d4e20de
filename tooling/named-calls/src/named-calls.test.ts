import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { namedCalls } from "./named-calls.ts";
import { pickNamed } from "./pick-named.ts";

const routes = {
  getPage: { path: "/page" },
  getPages: { path: "/pages" },
  drop: { path: "/drop" },
};

const pick = (text: string) => Object.keys(pickNamed(routes, [{ path: "a.ts", text }]));

test.each([
  ["that are made", "await client.getPage({ query })"],
  ["that a query hands on", 'type Asked = Pick<Client, "getPage">'],
  ["that are taken apart", "const { getPage } = client"],
  ["that are named in brackets", 'client["getPage"]()'],
])("calls are kept %s", (_, text) => {
  expect(pick(text)).toEqual(["getPage"]);
});

test("a call is not kept for a longer word", () => {
  expect(pick("const getPagesOf = 1; client.getPages()")).toEqual(["getPages"]);
});

test.each(["client[name]()", "staffClient?.[name]()", "client[`get${what}`]()"])(
  "%s is refused: nobody could tell which call it is",
  (text) => {
    expect(() => pick(`client.getPage(); ${text}`)).toThrow(/^a\.ts: name the call/);
  },
);

test("other clients and lists are no such thing", () => {
  expect(pick("const all: Client[] = []; clients[0]; getPage")).toEqual(["getPage"]);
});

test("a build has the calls that its app and the packages name, and no other", async () => {
  const workspace = resolve(import.meta.dirname, "../../..");
  const outDir = mkdtempSync(join(tmpdir(), "named-calls-"));
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  await build({
    configFile: false,
    logLevel: "silent",
    root: join(workspace, "apps/builder"),
    plugins: [
      namedCalls({
        signIn: { path: "/the-builder-names-it" },
        nobodyNamesThis: { path: "/nobody-names-it" },
      }),
    ],
    build: {
      outDir,
      emptyOutDir: false,
      lib: {
        entry: join(workspace, "packages/api/src/routes.gen.ts"),
        formats: ["es"],
        fileName: "calls",
      },
    },
  });
  const written = readFileSync(join(outDir, "calls.js"), "utf8");
  expect(written).toContain("/the-builder-names-it");
  expect(written).not.toContain("/nobody-names-it");
  expect(written).not.toContain("/crm/api/organizer/activity");
});
