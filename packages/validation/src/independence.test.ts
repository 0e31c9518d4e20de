import { build } from "esbuild";
import { expect, it } from "vitest";

async function listImports(entry: string): Promise<string[]> {
  const entryPoints = [new URL(entry, import.meta.url).pathname];
  const options = {
    bundle: true,
    write: false,
    platform: "neutral",
    packages: "external",
  } as const;
  const { metafile } = await build({ entryPoints, ...options, metafile: true });
  const [output] = Object.values(metafile.outputs);
  return [...new Set(output!.imports.map(({ path }) => path))];
}

it("the rules and forms import no package and nothing of Node's or React's", async () => {
  expect(await listImports("./index.ts")).toEqual([]);
});

it("the React binding imports React alone", async () => {
  expect(await listImports("./react/index.ts")).toEqual(["react"]);
});

it("the bridge imports valibot alone, which nothing else needs", async () => {
  expect(await listImports("./valibot/index.ts")).toEqual(["valibot"]);
});
