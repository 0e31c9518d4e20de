import { afterEach, expect, test, vi } from "vitest";
import { findProgram } from "./find-program.ts";

const wanted = {
  title: "Anything",
  command: "no-such-program",
  variable: "NO_SUCH_PROGRAM",
  probe: ["--version"],
  packages: ["no-such-package-at-all"],
  path: "usr/bin/no-such-program",
};

afterEach(() => vi.unstubAllEnvs());

test("a path in the environment is taken as it is", () => {
  vi.stubEnv("NO_SUCH_PROGRAM", "/opt/anything");
  expect(findProgram(wanted)).toEqual({ command: "/opt/anything", env: {} });
});

test("the system's own is taken where it runs", () => {
  const own = { ...wanted, command: process.execPath };
  expect(findProgram(own)).toEqual({ command: process.execPath, env: {} });
});

test("one that cannot be had is named, with what can be done", () => {
  // Nothing is asked of the network: the command for packages is missing.
  vi.stubEnv("PATH", "");
  expect(() => findProgram(wanted)).toThrow(
    "No Anything for the tests: install it, or give the path of its binary in NO_SUCH_PROGRAM.",
  );
});
