import { describe } from "vitest";
import { phoneRule } from "./phone.rule.ts";
import { nothing, testRule } from "./rule-testing.ts";

describe("phone", () => {
  testRule(phoneRule, {
    pass: [...nothing, "+123456789", "+79991234567", `+${"1".repeat(30)}`],
    fail: ["+12345678", "79991234567", "89991234567", "+7999123456a", "+", "++79991234567"],
  });
  testRule(phoneRule, { pass: [], fail: ["+7 999 123-45-67", "+79991234567\n", 79_991_234_567] });
});
