import { test } from "vitest";
import { expectToSurviveKills } from "./test/hard-kill/survive-kills.ts";

test("a process killed while writing leaves the embedded database and the files intact", () =>
  expectToSurviveKills());
