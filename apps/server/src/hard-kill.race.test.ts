import { createDatabase } from "@tour/test-postgres";
import { inject, test } from "vitest";
import { surviveKills } from "./test/hard-kill/survive-kills.ts";

test("a process killed while it writes leaves PostgreSQL and the files whole", async () => {
  const { url, drop } = await createDatabase(inject("postgresUrl")!);
  await surviveKills({ databaseUrl: url }).finally(drop);
});
