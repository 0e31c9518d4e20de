import { createDatabase } from "@tour/test-postgres";
import { inject, test } from "vitest";
import { expectToSurviveKills } from "./test/hard-kill/survive-kills.ts";

test("a process killed while writing leaves PostgreSQL and the files intact", async () => {
  const { url, drop } = await createDatabase(inject("postgresUrl")!);
  await expectToSurviveKills({ databaseUrl: url }).finally(drop);
});
