import type { Block } from "@tour/api";
import { describe, expect, it } from "vitest";
import { blocks, blockTypes, createBlock, listSampleTexts } from "../definitions.ts";
import { makeSamplePage } from "../sample/sample-page.ts";
import { createStarterBlocks, starters } from "../starters/index.ts";

const own = { organizer: null, tours: [], tour: null };
const types = blocks.flatMap(({ definition: { title, type, facts } }) =>
  facts ? [[title, type, facts] as const] : [],
);

/** The same block with one value written over. */
function write(block: Block, path: string, value: unknown): Block {
  const copy = structuredClone(block);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const at = keys.reduce<Record<string, unknown>>(
    (content, key) => content[key] as Record<string, unknown>,
    copy.content,
  );
  at[last] = value;
  return copy;
}

describe.each(types)("«%s»", (_title, type, facts) => {
  it("lists every fact of its sample, each with the label of its field", () => {
    const found = listSampleTexts(createBlock(type));
    const paths = new Set(found.map(({ path }) => path.replaceAll(/\.\d+/g, "")));
    // The footer's sample and others may leave a fact empty.
    for (const path of paths) expect(facts).toContain(path);
    expect(found.length).toBeGreaterThan(0);
    for (const { label } of found) expect(label).toMatch(/^[А-ЯЁ]/);
  });

  it("drops each fact as soon as it is changed, and no other", () => {
    const block = createBlock(type);
    for (const { path } of listSampleTexts(block)) {
      const mended = listSampleTexts(write(block, path, typed(block, path)));
      expect(mended.map((text) => text.path)).not.toContain(path);
      expect(mended).toHaveLength(listSampleTexts(block).length - 1);
    }
  });
});

/** Something of the same shape that nobody has written before. */
function typed(block: Block, path: string): unknown {
  const value = path
    .split(".")
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], block.content);
  if (typeof value === "string") return `${value} и мы`;
  if (typeof value !== "object" || value === null) throw new Error(`Nothing at ${path}`);
  const [key = ""] = Object.keys(value);
  return { ...value, [key]: "Наше" };
}

const guides = () => createBlock(16);
const pathsOf = (block: Block) => listSampleTexts(block).map(({ path }) => path);

describe("what counts as the sample's", () => {
  it("is found wherever the organiser moved it", () => {
    const block = guides();
    const people = block.content["people"] as unknown[];
    const moved = write(block, "people", [{ name: "Ольга" }, people[2]]);
    expect(pathsOf(moved)).toEqual([
      "people.1.name",
      "people.1.role",
      "people.1.quote",
      "people.1.text",
      "people.1.photo",
    ]);
  });

  it("is a text that was saved by the editor with other spaces and tags", () => {
    const block = createBlock(5);
    const text = String(block.content["text"])
      .replaceAll("<p>", "<p><em>")
      .replaceAll(" в ", " в\u00a0");
    expect(pathsOf(write(block, "text", text))).toContain("text");
  });

  it("is a number with its label: the same number of something else is the organiser's", () => {
    const block = createBlock(8);
    const item = (block.content["items"] as object[])[0];
    const items = [item, { ...item, label: "писем от гостей" }];
    expect(pathsOf(write(block, "items", items))).toEqual(["items.0"]);
  });

  it("is a portrait by its file, whatever its description says", () => {
    const block = write(guides(), "people.0.photo.alt", "Наша Ольга");
    expect(pathsOf(block)).toContain("people.0.photo");
    expect(pathsOf(write(block, "people.0.photo.url", "/media/own/{size}"))).not.toContain(
      "people.0.photo",
    );
  });

  it("is nothing in blocks with the organiser's texts, in empty, unknown or newer ones", () => {
    expect(listSampleTexts({ ...guides(), content: {} })).toEqual([]);
    expect(listSampleTexts({ ...guides(), type: 999 })).toEqual([]);
    expect(listSampleTexts({ ...guides(), content_version: 99 })).toEqual([]);
    const faq = {
      ...createBlock(19),
      content: { items: [{ question: "Да?", answer: "<p>Да</p>" }] },
    };
    expect(listSampleTexts(faq)).toEqual([]);
  });

  it("is never what a new block took from the organiser's data", () => {
    const page = makeSamplePage("main");
    const pathsOf = (type: number) =>
      listSampleTexts(createBlock(type, 1, { ...page, tour: null })).map(({ path }) => path);
    expect(pathsOf(blockTypes.aboutInfo)).not.toContain("text");
    expect(pathsOf(blockTypes.mainIntro)).not.toContain("badges.0");
    expect(pathsOf(blockTypes.stats)).not.toContain("items.2");
  });

  it("is a placeholder that was left as it is", () => {
    expect(pathsOf(createBlock(16, 1, own))).toContain("people.0.name");
    expect(pathsOf(createBlock(11, 1, own))).toContain("articles.0.source");
    expect(pathsOf(createBlock(8, 1, own))).toHaveLength(4);
  });

  it("is what a page starter says about its own people and places", () => {
    const found = (name: string) =>
      createStarterBlocks(starters.find((starter) => starter.name === name)!)
        .filter((block) => listSampleTexts(block).length > 0)
        .map(({ type }) => type);
    expect(found("voyage")).toEqual([3, 5, 8, 24, 11]);
    expect(found("journal")).toEqual([20, 25, 23]);
  });
});
