import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findPromtool } from "@tour/find-program";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { root } from "./read-dockerfile.ts";

const folder = join(root, "tooling/deploy/monitoring");
let promtool: string;

beforeAll(() => {
  promtool = findPromtool();
}, 120_000);

function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(promtool, args, { cwd: folder, encoding: "utf8" });
  return `${status === 0 ? "" : "failed "}${stdout}${stderr}`;
}

test("the rules and the example of a configuration are valid", () => {
  expect(run("check", "rules", "alerts.yml")).toContain("20 rules found");
  expect(run("check", "config", "prometheus.yml")).toContain("SUCCESS");
});

test("each alert fires when it should, and is quiet on what is usual", () => {
  expect(run("test", "rules", "alerts.test.yml")).not.toContain("failed");
});

interface Rules {
  groups: { rules: { alert: string; annotations: { summary: string } }[] }[];
}
interface RuleTests {
  tests: { alert_rule_test: { alertname: string; exp_alerts?: object[] }[] }[];
}

test("no alert is without a test of both", () => {
  const { groups } = parse(readFileSync(join(folder, "alerts.yml"), "utf8")) as Rules;
  const names = groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
  const { tests } = parse(readFileSync(join(folder, "alerts.test.yml"), "utf8")) as RuleTests;
  const [quiet, ...loud] = tests.map(({ alert_rule_test: cases }) => cases);
  expect(quiet!.filter((one) => !one.exp_alerts).map((one) => one.alertname)).toEqual(names);
  const fired = loud.flat().filter((one) => one.exp_alerts);
  expect(fired.map((one) => one.alertname).toSorted()).toEqual(names.toSorted());
});
