import { findProgram } from "@tour/find-program";

/** A Caddy to run: see `findProgram`. */
export const findCaddy = (): string =>
  findProgram({
    title: "Caddy",
    command: "caddy",
    variable: "CADDY",
    probe: ["version"],
    packages: ["caddy"],
    path: "usr/bin/caddy",
  }).command;
