export { findProgram, type FoundProgram, type WantedProgram } from "./find-program.ts";
