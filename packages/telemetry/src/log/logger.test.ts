import { execFile } from "node:child_process";
import { Writable } from "node:stream";
import { promisify } from "node:util";
import { pino } from "pino";
import type { Logger } from "pino";
import { expect, test } from "vitest";
import { logOptions } from "./logger.ts";

function logged(write: (log: Logger) => void): string {
  let text = "";
  const sink = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      done();
    },
  });
  write(pino(logOptions("info"), sink));
  return text;
}

test("a failed query is logged by its cause, without the parameters in its message", () => {
  const cause = Object.assign(new Error("duplicate key"), { code: "23505" });
  const error = new Error("Failed query: insert ...\nparams: ivan@example.com", { cause });
  const text = logged((log) => log.error({ error }, "request failed"));
  expect(text).toContain("duplicate key");
  expect(text).toContain("23505");
  expect(text).not.toContain("ivan@example.com");
});

test("a number or an address in an error's message is masked", () => {
  const error = new Error("No answer to +7 916 123-45-67, ivan@example.com");
  const text = logged((log) => log.error({ error }, "request failed"));
  expect(text).toContain("No answer to ***, ***");
});

// ASVS 16.2.5
test("fields that name a person are masked", () => {
  const text = logged((log) =>
    log.info({ user: { email: "ivan@example.com", password: "secret" } }),
  );
  expect(text).not.toMatch(/ivan|secret/);
});

/** What a process with our logger has written by the time that it writes `mark` by itself. */
async function runLogging(code: string): Promise<string> {
  const source = `
    import { writeSync } from "node:fs";
    import { createLogger } from ${JSON.stringify(new URL("./logger.ts", import.meta.url).href)};
    const log = createLogger("info");
    const mark = () => writeSync(1, "mark\\n");
    ${code}`;
  const ended = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", source]);
  const { stdout } = await ended.catch((failure: { stdout: string }) => failure);
  return stdout.replaceAll(/\{.*"msg":"(\w+)"\}/g, "$1").trim();
}

test.each([
  ["lines wait for each other", `log.info("a"); log.info("b"); mark();`, "mark\na\nb"],
  [
    "a warning goes at once, with what waited",
    `log.info("a"); log.warn("b"); mark();`,
    "a\nb\nmark",
  ],
  ["none waits for long", `log.info("a"); setTimeout(mark, 1500);`, "a\nmark"],
  ["an orderly end loses none", `log.info("a"); mark(); process.exit(0);`, "mark\na"],
  ["an error that ends the process loses none", `log.info("a"); mark(); throw 1;`, "mark\na"],
])("%s", { timeout: 30_000 }, async (_, code, written) => {
  expect(await runLogging(code)).toBe(written);
});
