import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { listFaults } from "./list-faults.ts";

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const order = [
  { folders: ["."], why: "Only the root puts it together." },
  { folders: ["features/*"], why: "No feature knows another." },
  { folders: ["ground"], why: "The ground knows no feature." },
];

/** The faults of an app of these files; each says which others it imports. */
function check(files: Record<string, string[]>, name = "apps/shop") {
  const root = mkdtempSync(join(tmpdir(), "directions-"));
  folders.push(root);
  for (const [path, specifiers] of Object.entries(files)) {
    const file = join(root, name, "src", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, specifiers.map((specifier) => `import "${specifier}";\n`).join(""));
  }
  return listFaults(root, { "apps/shop": order });
}

const sound = {
  "main.ts": ["./features/cart/cart.ts", "./ground/money.ts"],
  "features/cart/cart.ts": ["../../ground/money.ts", "./line.ts"],
  "features/cart/line.ts": [],
  "features/wishes/wishes.ts": ["../../ground/money.ts"],
  "ground/money.ts": [],
};

test("an app whose imports lead down has no faults", () => {
  expect(check(sound)).toEqual([]);
});

test("a circle of folders is a fault, though no file is in a circle", () => {
  const faults = check({
    ...sound,
    "features/cart/cart.ts": ["./parts/row.ts", "./sums/total.ts"],
    "features/cart/parts/row.ts": ["../sums/round.ts"],
    "features/cart/sums/round.ts": [],
    "features/cart/sums/total.ts": ["../parts/cell.ts"],
    "features/cart/parts/cell.ts": [],
  });
  expect(faults).toEqual([
    "apps/shop: Folders import each other in a circle: features/cart/parts -> features/cart/sums -> features/cart/parts" +
      "\n    features/cart/parts/row.ts:1 imports features/cart/sums/round.ts" +
      "\n    features/cart/sums/total.ts:1 imports features/cart/parts/cell.ts",
  ]);
});

test("a circle of files is a fault", () => {
  const [fault] = check({ ...sound, "features/cart/line.ts": ["./cart.ts"] });
  expect(fault).toContain("Files import each other in a circle: features/cart/cart.ts -> ");
});

test("an import from a floor above is a fault, with the reason", () => {
  expect(check({ ...sound, "ground/money.ts": ["../features/wishes/list.ts"] })).toContain(
    "apps/shop: ground/money.ts:1 imports features/wishes/list.ts" +
      "\n    features/wishes is above it. The ground knows no feature.",
  );
});

test("the root is above everything", () => {
  const [fault] = check({ ...sound, "ground/money.ts": ["../services.ts"] });
  expect(fault).toContain("src is above it. The ground knows no feature.");
});

test("a feature that imports a neighbour's inside is a fault", () => {
  expect(check({ ...sound, "features/wishes/wishes.ts": ["../cart/line.ts"] })).toEqual([
    "apps/shop: features/wishes/wishes.ts:1 imports features/cart/line.ts" +
      "\n    features/cart is its neighbour. No feature knows another.",
  ]);
});

test("a folder without a place in the order is a fault", () => {
  expect(check({ ...sound, "misc/odds.ts": ["../ground/money.ts"] })).toEqual([
    "apps/shop: misc stands on no floor of the app's order: give it one.",
  ]);
});

test("tests, stories and demos may import from anywhere", () => {
  const test = {
    "ground/money.test.ts": ["../main.ts"],
    "ground/money.stories.tsx": ["../main.ts"],
    "ground/money.demo.tsx": ["../main.ts"],
  };
  expect(check({ ...sound, ...test })).toEqual([]);
});

test("files found by a pattern count", () => {
  const root = mkdtempSync(join(tmpdir(), "directions-"));
  folders.push(root);
  const source = join(root, "apps/shop/src");
  mkdirSync(join(source, "features/cart"), { recursive: true });
  mkdirSync(join(source, "ground"));
  writeFileSync(join(source, "features/cart/cart.ts"), "");
  writeFileSync(join(source, "ground/list.ts"), 'import.meta.glob("../features/*/*.ts");');
  expect(listFaults(root, { "apps/shop": order })).toHaveLength(1);
});

test("an app without an order is a fault, while a package needs none", () => {
  expect(check(sound, "apps/office")).toEqual([
    "apps/office: An app says in which order its folders stand.",
  ]);
  expect(check(sound, "packages/money")).toEqual([]);
});
