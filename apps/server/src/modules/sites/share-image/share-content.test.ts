import type { Block } from "@tour/api";
import { presetTypes } from "@tour/theme";
import { expect, test } from "vitest";
import { mediaUrl } from "../../media/media-path.ts";
import type { PublishedContent } from "../site-content.ts";
import { findLeadPicture, toShareContent } from "./share-content.ts";

const key = (letter: string) => letter.repeat(22);
const block = (content: Block["content"], over: Partial<Block> = {}): Block => ({
  id: "a",
  type: 3,
  variant: 1,
  status: 2,
  is_hidden: false,
  anchor: "",
  content_version: 1,
  content,
  ...over,
});
const image = (letter: string) => ({ url: mediaUrl(key(letter)), alt: "" });

test("the leading picture is the first on the page that is neither hidden nor a logo", () => {
  const blocks = [
    block({ logo: image("l") }),
    block({ media: image("h") }, { is_hidden: true }),
    block({ title: "Без картинки", media: null }),
    block({ media: [{ kind: "image", image: image("a") }] }),
    block({ media: image("b") }),
  ];
  expect(findLeadPicture(blocks)).toBe(key("a"));
});

test("a block that comes and goes gives no leading picture", () => {
  const seasonal = block({ media: image("a") }, { shown: { when: "seats" } });
  expect(findLeadPicture([seasonal, block({ media: image("b") })])).toBe(key("b"));
});

test("a page whose pictures are not ours has no leading picture", () => {
  expect(
    findLeadPicture([block({ media: { url: "https://example.com/{size}" } })]),
  ).toBeUndefined();
  expect(findLeadPicture([])).toBeUndefined();
});

test("a site without a title is called by its name, and a long title is cut", () => {
  const [type] = presetTypes;
  const content = (title: string) =>
    ({
      preset: type!.preset,
      presetType: type!.type,
      name: "Тропа",
      settings: { title },
    }) as PublishedContent;
  const say = (title: string) => toShareContent(content(title), "tropa.ru", null).title;
  expect(say("")).toBe("Тропа");
  expect(say("а".repeat(500))).toHaveLength(120);
  expect(say("а".repeat(500)).endsWith("…")).toBe(true);
});
