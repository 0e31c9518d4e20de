import { findBlock } from "@tour/blocks/definitions";
import { expect, test } from "vitest";
import { starterPages } from "./starter-pages.ts";

const [main, tour] = starterPages({ name: "Тропа", about: "Ходим по <Саянам> & Хакасии." });

test("the main page and the tour layout have the blocks that every site starts with", () => {
  expect(main?.blocks.map((block) => block.type)).toEqual([1, 3, 4, 5, 2]);
  expect(tour?.blocks.map((block) => block.type)).toEqual([12, 20]);
});

test.each(["", "Ходим по Саянам.", "о".repeat(5000)])(
  "no starter block fails its check",
  (about) => {
    for (const name of ["Тропа", "Т".repeat(300)]) {
      const blocks = starterPages({ name, about }).flatMap((page) => page.blocks);
      const failing = blocks.filter((block) => block.status !== 2);
      expect(failing.map(({ type, validation }) => ({ type, validation }))).toEqual([]);
    }
  },
);

test("the organiser's data is on the page, as text", () => {
  const [, intro, , about] = main!.blocks;
  expect(intro?.content).toMatchObject({
    title: "Тропа",
    subtitle: "Ходим по <Саянам> & Хакасии.",
  });
  expect(about?.content["text"]).toBe("<p>Ходим по &lt;Саянам&gt; &amp; Хакасии.</p>");
});

test("no facts of the sample company are shown as the organiser's", () => {
  const words = JSON.stringify(starterPages({ name: "Тропа", about: "" }));
  const samples = [2, 3, 5].map((type) => findBlock(type)!.definition.sample);
  expect(JSON.stringify(samples)).toMatch(/Алтай|2009|312/);
  expect(words).not.toMatch(/Алтай|Алтаю|2009|312|vk\.com/);
});

test('the prompt to fill in the "about" text is not shown to visitors', () => {
  const about = (text: string) =>
    starterPages({ name: "Тропа", about: text })[0]?.blocks.find((block) => block.type === 5);
  expect([about("")?.is_hidden, about("Ходим.")?.is_hidden]).toEqual([true, false]);
});
