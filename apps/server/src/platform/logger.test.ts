import { Writable } from "node:stream";
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

test("fields that name a person are masked", () => {
  const text = logged((log) =>
    log.info({ user: { email: "ivan@example.com", password: "secret" } }),
  );
  expect(text).not.toMatch(/ivan|secret/);
});
