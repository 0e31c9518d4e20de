import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BlockContent } from "../render/block-content.tsx";
import { loadVariant } from "../render/load-variant.ts";
import { blocks, checkBlock, createBlock } from "../definitions.ts";
import type { OrganizerFacts } from "../definitions.ts";
import { makeSamplePage } from "../sample/sample-page.ts";
import { prepareSample } from "../story/prepare-sample.ts";

const nobody: OrganizerFacts = { organizer: null, tours: [], tour: null };
const main = makeSamplePage("main");
const about = `Ходим по <Саянам> & Хакасии.\n\n${"Снова и снова ".repeat(500)}`;
const somebody: OrganizerFacts = {
  organizer: { ...main.organizer!, name: "Т".repeat(300), about },
  tours: main.tours,
  tour: makeSamplePage("tour").tour,
};

const withInitialContent = blocks
  .map(({ definition }) => definition)
  .filter(({ initialContent }) => initialContent);

describe.each(withInitialContent.map((definition) => [definition.title, definition] as const))(
  "a new block «%s»",
  (_title, definition) => {
    it.each([
      ["nobody known", nobody],
      ["somebody with much to say", somebody],
    ])("passes its own check, with %s", (_who, own) => {
      expect(checkBlock(createBlock(definition.type, 1, own))).toEqual({
        status: 2,
        validation: {},
      });
    });

    it("has no facts of the sample company", () => {
      const words = JSON.stringify(createBlock(definition.type, 1, nobody).content);
      expect(words).not.toMatch(
        /Алта|Мультин|Чуйск|Горно|2009|312|3 800|восемнадцать|example\.com/,
      );
    });

    it("renders in each of its variants", async () => {
      const { variants } = blocks.find((listed) => listed.definition === definition)!;
      for (const { number } of variants) {
        const { content } = createBlock(definition.type, number, nobody);
        const prepared = prepareSample(definition.type, number, { content });
        if (typeof prepared === "string") throw new Error(`${number}: ${prepared}`);
        const variant = await loadVariant(prepared.type, prepared.variant);
        const html = renderToString(<BlockContent variant={variant} props={prepared.props} />);
        expect(html.replaceAll(/<[^>]*>/g, "").trim(), String(number)).not.toBe("");
      }
    });
  },
);

describe("what is known of the organiser", () => {
  it("is used as plain text, and cut at the field's limit", () => {
    const { content } = createBlock(5, 1, somebody);
    expect(content["text"]).toMatch(/^<p>Ходим по &lt;Саянам&gt; &amp; Хакасии\.<\/p><p>Снова/);
    expect(content["text"]).toMatch(/…<\/p>$/);
    expect(createBlock(3, 1, somebody).content["badges"]).toEqual(["До 8 гостей в группе"]);
  });

  it("shows the guides of a tour that has some, and asks for names where it has none", () => {
    expect(createBlock(16, 1, somebody).content).toMatchObject({ source: "tour", people: [] });
    const alone = { ...somebody, tour: { ...somebody.tour!, guides: [] } };
    expect(createBlock(16, 1, alone).content).toMatchObject({ source: "own" });
  });

  it("without it a block has the sample content, as stories show it", () => {
    for (const { definition } of blocks) {
      expect(createBlock(definition.type).content).toEqual(definition.sample);
    }
  });
});
