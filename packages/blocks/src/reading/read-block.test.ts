import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { headingSchema } from "../content/heading.ts";
import { list } from "../content/list.ts";
import { line, richText } from "../content/text.ts";
import { defineBlock } from "../definition/define-block.ts";
import { messages } from "../texts/messages.ts";
import { readContent } from "./read-block.ts";

const content = v.object({
  heading: headingSchema,
  title: line({ label: "Заголовок" }, 10),
  text: richText({ label: "Текст" }),
  badges: list(line({ label: "Плашка" }, 5), { label: "Плашки" }, { max: 2 }),
});

const block = defineBlock({
  type: 99,
  name: "tried",
  title: "Проба",
  description: "Для тестов",
  pages: ["main"],
  version: 3,
  content,
  migrations: {
    1: ({ name, ...rest }) => ({ ...rest, caption: name }),
    2: ({ caption, ...rest }) => ({ ...rest, title: caption }),
  },
  sample: { heading: { title: "", subtitle: "" }, title: "Проба", text: "", badges: [] },
  selectData: () => ({}),
});

const read = (stored: Record<string, unknown>, content_version = 3) =>
  readContent(block, { content: stored, content_version });

describe("reading a block", () => {
  it("fills in missing fields", () => {
    expect(read({ title: "Алтай" })).toEqual({
      state: "ready",
      content: {
        heading: { title: "", subtitle: "" },
        title: "Алтай",
        text: "",
        badges: [],
      },
      validation: {},
    });
  });

  it("keeps invalid values, with the message at their field", () => {
    const reading = read({ title: "Длиннее десяти", badges: ["долгая плашка"] });
    expect(reading).toMatchObject({
      content: { title: "Длиннее десяти", badges: ["долгая плашка"] },
      validation: {
        title: [messages.maxLength(10)],
        "badges.0": [messages.maxLength(5)],
      },
    });
  });

  it("replaces values of the wrong shape with defaults, and reports them", () => {
    const reading = read({ title: "Алтай", text: 7, badges: "плашка" });
    expect(reading).toMatchObject({
      content: { title: "Алтай", text: "", badges: [] },
      validation: { text: [messages.wrongShape], badges: [messages.wrongShape] },
    });
  });

  it.each([{}, { title: null }, { title: 7, heading: [] }])(
    "gives components content of their type for %j",
    (stored) => {
      const reading = read(stored);
      expect(reading).toMatchObject({ state: "ready", content: { title: "", badges: [] } });
      expect(reading.state === "ready" && Object.keys(reading.validation)).not.toHaveLength(0);
    },
  );

  it("runs old content through each migration in turn", () => {
    expect(read({ name: "Старое" }, 1)).toMatchObject({ content: { title: "Старое" } });
    expect(read({ caption: "Новее" }, 2)).toMatchObject({ content: { title: "Новее" } });
  });

  it("does not touch content of a newer version", () => {
    expect(read({ future: true }, 4)).toEqual({ state: "newer" });
  });
});
