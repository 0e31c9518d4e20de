import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const file = new URL("./end-with.ts", import.meta.url).href;

const endWith = (reason: string) =>
  spawnSync(
    process.execPath,
    ["--input-type=module", "-e"].concat([
      `import { endWith } from ${JSON.stringify(file)}; endWith(${reason}); console.log("went on")`,
    ]),
    { encoding: "utf8" },
  );

test.each([
  [`"Port 1 is taken"`, "Port 1 is taken"],
  [`new Error("No room")`, "No room"],
  [`new Error("")`, "Error"],
  [
    `new Error("Failed query: select 1\\nparams: anna@example.com", { cause: new Error("gone") })`,
    "gone",
  ],
])("%s ends the process with one line of its log", (reason, msg) => {
  const { status, stdout, stderr } = endWith(reason);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.endsWith("}\n")).toBe(true);
  expect(JSON.parse(stderr)).toEqual({ level: 60, time: expect.any(Number), msg });
});
