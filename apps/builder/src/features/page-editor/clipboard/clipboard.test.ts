import type { Block } from "@tour/api";
import { createBlock, samplePictures } from "@tour/blocks/definitions";
import { toDocument } from "@tour/preview-protocol";
import { describe, expect, it } from "vitest";
import { definitions } from "../../../document/late-definitions.ts";
import { admitBlocks } from "./admit-blocks.ts";
import { readBlockText, writeBlockText } from "./block-text.ts";
import { createCopiedBlocks } from "./copied-blocks.ts";
import { leaveForeignParts, listUploads } from "./foreign-parts.ts";

const faq: Block = {
  ...createBlock(19),
  content: {
    heading: { title: "Частое", subtitle: "" },
    items: [{ question: "Куда едем?", answer: "<p>В горы</p>" }],
  },
};

describe("the text of copied blocks", () => {
  it("can be read by people, and by the builder again", async () => {
    await definitions.load();
    const copied = { organizer_id: 7, blocks: [faq, createBlock(5)] };
    const text = writeBlockText(copied);
    expect(text).toMatch(/^Вопросы\nЧастое\nКуда едем\?\nВ горы\n\nО нас\n/);
    expect(readBlockText(text)).toEqual(copied);
    expect(readBlockText(`${text.replaceAll("\n", "\r\n")}\r\n`)).toEqual(copied);
  });

  it.each([
    "",
    "Вопросы",
    "tour-blocks:",
    "tour-blocks:{]",
    'tour-blocks:{"organizer_id":1,"blocks":[]}',
    'tour-blocks:{"organizer_id":1,"blocks":[{"id":"../x","type":19}]}',
  ])("is not %j", (text) => {
    expect(readBlockText(text)).toBeNull();
  });
});

describe("a page", () => {
  const admit = (pasted: Block[], type: "main" | "tour" = "main", there: Block[] = []) =>
    admitBlocks(pasted, { type, document: toDocument(there), cleanHtml: (html) => `[${html}]` });

  it("takes what it may hold, its texts cleaned, and says why not the rest", () => {
    const program = createBlock(14);
    const { blocks, refusals } = admit([program, faq, { ...faq, type: 999 }]);
    expect(blocks.map(({ type }) => type)).toEqual([19]);
    expect(blocks[0]?.content.items).toEqual([
      { question: "Куда едем?", answer: "[<p>В горы</p>]" },
    ]);
    expect(refusals).toEqual([
      expect.stringMatching(/^Блок «.+» ставится только на странице тура$/),
      "Блоки из более новой версии конструктора сюда не вставить",
    ]);
  });

  it("takes one header, and no second one", () => {
    const header = createBlock(1);
    expect(admit([header, { ...header, id: "other" }])).toMatchObject({
      blocks: [{ type: 1 }],
      refusals: ["Блок «Шапка» на странице уже есть"],
    });
    expect(admit([header], "main", [{ ...header, id: "there" }]).blocks).toEqual([]);
    expect(admit([header], "tour").refusals).toEqual([
      "Блок «Шапка» ставится только на главной странице",
    ]);
  });

  it("mends contents of the wrong shape, and notes what breaks a rule", () => {
    const { blocks } = admit([{ ...faq, variant: 99, content: { items: "нет", extra: 1 } }]);
    expect(blocks).toMatchObject([{ variant: 1, content: { items: [] } }]);
    const empty = { ...faq, content: { items: [{ question: "", answer: "" }] } };
    expect(admit([empty]).blocks[0]).toMatchObject({
      status: 3,
      validation: { "items.0.question": [expect.any(String)] },
    });
  });
});

describe("pictures", () => {
  const upload = (letter: string) => ({ url: `/media/${letter.repeat(22)}/{size}`, alt: "" });
  const gallery: Block = {
    ...createBlock(5),
    content: {
      ...createBlock(5).content,
      media: [upload("a"), upload("b"), samplePictures.lake, { url: "https://x.ru/a.png" }].map(
        (image) => ({ kind: "image", image }),
      ),
    },
  };

  it("of uploads are listed by their keys", () => {
    expect(listUploads([gallery, gallery])).toEqual(["a".repeat(22), "b".repeat(22)]);
  });

  it("of another organiser come under the addresses of their copies; those that did not are counted by why", () => {
    const second: Block = {
      ...gallery,
      content: {
        media: [upload("c"), upload("a")].map((image) => ({
          kind: "video",
          image,
          video_url: "https://rutube.ru/video/1",
        })),
      },
    };
    const brought = {
      urls: new Map([["b".repeat(22), upload("z").url]]),
      problems: new Map([
        ["a".repeat(22), "gone"],
        ["c".repeat(22), "no_room"],
      ] as const),
    };
    const { blocks, left } = leaveForeignParts([gallery, second], brought);
    expect(Object.fromEntries(left)).toEqual({ gone: 2, no_room: 1, elsewhere: 1 });
    expect(blocks[0]?.content.media).toEqual([
      null,
      { kind: "image", image: { ...upload("b"), url: upload("z").url } },
      { kind: "image", image: samplePictures.lake },
      null,
    ]);
    expect(blocks[1]?.content.media).toEqual([null, null]);
  });

  it("of a video come along as its poster", () => {
    const video = { kind: "video", image: upload("a"), video_url: "https://rutube.ru/video/1" };
    const urls = new Map([["a".repeat(22), upload("z").url]]);
    const block = { ...gallery, content: { ...gallery.content, media: [video] } };
    const { blocks } = leaveForeignParts([block], { urls, problems: new Map() });
    expect(blocks[0]?.content.media).toEqual([{ ...video, image: upload("z") }]);
  });

  it("leave links to the other's tours without a tour", () => {
    const links = [{ kind: 3, text: "К датам", tour_id: 5 }];
    const header = { ...createBlock(1), content: { ...createBlock(1).content, links } };
    const { blocks } = leaveForeignParts([header], { urls: new Map(), problems: new Map() });
    expect(blocks[0]?.content.links).toEqual([{ kind: 3, text: "К датам", tour_id: null }]);
  });
});

describe("what was copied last", () => {
  function open() {
    const kept = new Map<string, string>();
    let now = 0;
    const copied = createCopiedBlocks(
      { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) },
      () => now,
    );
    return { copied, pass: (ms: number) => (now += ms) };
  }

  it("is pasted where the clipboard can't be read, or never got it", () => {
    const { copied } = open();
    copied.keep("блок", true);
    expect(copied.choose(null)).toBe("блок");
    expect(copied.choose("другое")).toBe("другое");
    copied.keep("блок", false);
    expect(copied.choose("другое")).toBe("блок");
  });

  it("is forgotten after an hour", () => {
    const { copied, pass } = open();
    copied.keep("блок", false);
    pass(60 * 60 * 1000);
    expect(copied.choose(null)).toBe("");
    expect(copied.choose("другое")).toBe("другое");
  });

  it("survives a browser that keeps nothing", () => {
    const refuse = () => {
      throw new Error("full");
    };
    const copied = createCopiedBlocks({ getItem: refuse, setItem: refuse });
    expect(copied.keep("блок", false)).toBe(false);
    expect(copied.choose(null)).toBe("");
  });
});
