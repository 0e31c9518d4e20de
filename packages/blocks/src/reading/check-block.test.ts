import type { Block } from "@tour/api";
import { describe, expect, it } from "vitest";
import { blocks, checkBlock, cleanBlock, createBlock, upgradeBlock } from "../definitions.ts";
import { messages } from "../texts/messages.ts";

const intro = (change: Partial<Block> = {}): Block => ({ ...createBlock(3), ...change });

describe("checking a block", () => {
  it.each(blocks.map(({ definition }) => [definition.title, definition.type] as const))(
    "passes the sample of «%s»",
    (_title, type) => {
      expect(checkBlock(createBlock(type))).toEqual({ status: 2, validation: {} });
    },
  );

  it("names the field that breaks a rule", () => {
    const block = intro({ content: { ...createBlock(3).content, title: " " } });
    expect(checkBlock(block)).toEqual({ status: 3, validation: { title: [messages.required] } });
  });

  it("fails a block with an unknown type, an unknown variant or a newer version as a whole", () => {
    const unknown = { status: 3, validation: { "": [messages.unknownType] } };
    expect(checkBlock(intro({ type: 999 }))).toEqual(unknown);
    expect(checkBlock(intro({ variant: 99 }))).toEqual(unknown);
    expect(checkBlock(intro({ content_version: 99 }))).toEqual({
      status: 3,
      validation: { "": [messages.newerVersion] },
    });
  });
});

describe("cleaning a block", () => {
  const clean = (html: string) => html.replaceAll(/<script>.*?<\/script>/g, "");
  const dirty = "<p>Текст</p><script>alert(1)</script>";

  it("sanitizes rich texts and nothing else", () => {
    const about = createBlock(5);
    const heading = { title: dirty, subtitle: "" };
    const cleaned = cleanBlock(
      { ...about, content: { ...about.content, text: dirty, heading } },
      clean,
    );
    expect(cleaned.content).toMatchObject({ text: "<p>Текст</p>", heading: { title: dirty } });
  });

  it("keeps a block of an unknown type or version as it is", () => {
    const unknown = { ...createBlock(5), type: 999, content: { text: dirty } };
    expect(cleanBlock(unknown, clean)).toBe(unknown);
    const newer = { ...createBlock(5), content_version: 99, content: { text: dirty } };
    expect(cleanBlock(newer, clean)).toBe(newer);
  });
});

it("upgrading leaves current, unknown and newer blocks untouched", () => {
  for (const block of [intro(), intro({ type: 999 }), intro({ content_version: 99 })]) {
    expect(upgradeBlock(block)).toBe(block);
  }
});

it("a new block has its own copy of the content: changing it does not change the sample", () => {
  const first = createBlock(3);
  (first.content["badges"] as string[]).push("ещё");
  expect(createBlock(3).content["badges"]).not.toContain("ещё");
  expect(createBlock(3).id).not.toBe(first.id);
});
