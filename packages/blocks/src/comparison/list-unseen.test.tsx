import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createBlock, describeUnseen, findBlock, listSeen } from "../definitions.ts";
import { everyVariant } from "../every-variant.gen.ts";
import { BlockContent } from "../render/block-content.tsx";
import { prepareSample } from "../story/prepare-sample.ts";
import { readAttributes } from "../story/read-html.ts";

/** Every variant of a type with its sample, and the places that it shows. */
const show = (type: number, content = findBlock(type)!.definition.sample) =>
  everyVariant
    .filter((one) => one.type === type)
    .map(({ variant }) => {
      const prepared = prepareSample(type, variant.info.number, { content: { ...content } });
      if (typeof prepared === "string") throw new Error(`The sample is ${prepared}`);
      const html = renderToString(<BlockContent variant={variant} props={prepared.props} />);
      const marks = ["data-at", "data-at-image"].flatMap((name) => readAttributes(html, name));
      const text = html.replaceAll(/<[^>]*>/g, "");
      return { number: variant.info.number, seen: listSeen(content, { marks, text, html }) };
    });

/** What each variant of a type leaves out, as "label seen/count". */
function unseenIn(type: number, content?: Record<string, unknown>): string[][] {
  const shown = show(type, content);
  const block = createBlock(type);
  return shown.map(({ number, seen: here }) => {
    const elsewhere = shown.filter((one) => one.number !== number).map(({ seen }) => seen);
    return describeUnseen({ ...block, content: content ?? block.content }, { here, elsewhere }).map(
      ({ label, seen, count }) => `${label} ${seen}/${count}`,
    );
  });
}

test("variants that show the same leave nothing out, with marks on their texts or without", () => {
  for (const type of [3, 4, 14, 19, 24]) expect(unseenIn(type).flat(), `${type}`).toEqual([]);
});

test("a variant that has no room for some pictures says how many it shows", () => {
  expect(unseenIn(5)).toEqual([["Фото 1/3"], ["Фото 0/3"], []]);
  expect(unseenIn(7).map(([first]) => first)).toEqual([
    "Преимущества: Фото 3/6",
    "Преимущества: Фото 1/6",
    "Преимущества: Фото 0/6",
    undefined,
  ]);
});

test("a text that only some variants show is named as the form names it", () => {
  expect(unseenIn(16)).toEqual([[], [], ["Гиды: Рассказ 0/3"]]);
  expect(unseenIn(2)[2]).toContain("О компании 0/1");
});

test("what is not filled is not missed", () => {
  const sample = findBlock(5)!.definition.sample as Record<string, unknown>;
  expect(unseenIn(5, { ...sample, media: [] })).toEqual([[], [], []]);
});

test("content of a newer version is not judged", () => {
  const block = { ...createBlock(5), content_version: 999 };
  expect(describeUnseen(block, { here: [], elsewhere: [["media.0"]] })).toEqual([]);
});

test("words are found through the spaces and hyphens of typography, a picture by its address", () => {
  const content = {
    title: "К озеру и на перевал",
    text: "<p>Два дня</p><p>пути</p>",
    media: [{ kind: "image", image: { url: "/media/abc/{size}" } }, null],
    photo: { url: "/media/other/{size}" },
  };
  const drawn = {
    marks: ["marked"],
    text: "К\u00a0озеру и\u00a0на пере\u00adвал Два дня пути",
    html: '<img src="/media/abc/640">',
  };
  expect(listSeen(content, drawn).toSorted()).toEqual(
    ["marked", "media.0", "media.0.image", "text", "title"].toSorted(),
  );
});
