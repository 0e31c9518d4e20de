import { test } from "vitest";
import { surviveKills } from "./test/hard-kill/survive-kills.ts";

test("a process killed while it writes leaves the embedded database and the files whole", () =>
  surviveKills());
