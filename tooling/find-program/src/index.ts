export { findProgram, type FoundProgram, type WantedProgram } from "./find-program.ts";
export { findPromtool } from "./find-promtool.ts";
