import { findProgram } from "./find-program.ts";

/** Prometheus' own tool, which checks metrics, rules and dashboards' sources: see `findProgram`. */
export const findPromtool = (): string =>
  findProgram({
    title: "promtool",
    command: "promtool",
    variable: "PROMTOOL",
    probe: ["--version"],
    packages: ["prometheus"],
    path: "usr/bin/promtool",
  }).command;
