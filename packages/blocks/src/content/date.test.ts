import * as v from "valibot";
import { expect, test } from "vitest";
import { messages } from "../texts/messages.ts";
import { calendarDate } from "./date.ts";

test("a date may be omitted, but not invalid", () => {
  const schema = calendarDate({ label: "Дата" });
  expect(v.safeParse(schema, "").success).toBe(true);
  expect(v.safeParse(schema, "вчера").issues?.[0].message).toBe(messages.date);
});
