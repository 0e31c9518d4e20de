import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

test('the role of every call comes from the environment, and is "visitor" by default', () => {
  expect(readEnv({}).userRole).toBe("visitor");
  expect(readEnv({ USER_ROLE: "organizer" }).userRole).toBe("organizer");
});

test("an unknown role stops the process with the variable's name", () => {
  expect(() => readEnv({ USER_ROLE: "guest" })).toThrow("USER_ROLE is not valid: guest");
});
