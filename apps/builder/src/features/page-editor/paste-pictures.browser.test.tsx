import type { Block, CopiedMedia } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { faq, row, showPanel } from "./show-side-panel.tsx";

afterEach(() => void vi.unstubAllGlobals());

const press = async (key: string) => userEvent.keyboard(`{Control>}${key}{/Control}`);
const focusRow = async (title: string) => {
  await expect.element(row(title)).toBeVisible();
  (row(title).element() as HTMLElement).focus();
};

const imageOf = (key: string) => ({
  url: `/media/${key}/{size}`,
  ...{ alt: "", focal_x: 0.2, focal_y: 0.8 },
});
const fileOf = (key: string) => ({ id: key, image: imageOf(key), width: 1, height: 1, name: "" });
const keyOf = (letter: string) => letter.repeat(22);
const withPictures = (keys: readonly string[]): Block => {
  const block = createBlock(5);
  const media = keys.map((key) => ({ kind: "image", image: imageOf(key) }));
  return { ...block, content: { ...block.content, media } };
};

/** A server that has these pictures in the library of organiser 2, and copies the others so. */
function serve(own: string[], copy: (key: string) => CopiedMedia | Promise<CopiedMedia>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { searchParams, pathname } = new URL(request.url);
    const organizer = searchParams.get("organizer_id");
    if (pathname.endsWith("/list")) {
      asked.push(`list ${organizer} ${searchParams.get("keys")}`);
      const pagination = { page: 1, pages: 1, items_count: 1 };
      return Response.json({ data: own.map(fileOf), pagination });
    }
    const { from_organizer_id: from, keys } = (await request.json()) as {
      from_organizer_id: number;
      keys: string[];
    };
    asked.push(`copy ${from} to ${organizer} ${keys.join(",")}`);
    return Response.json({ data: await Promise.all(keys.map(copy)) });
  });
  return asked;
}

/** Copies a block with pictures on one organiser's page, and pastes it on another's. */
async function copyPicturesOver(keys: readonly string[]) {
  const one = showPanel([withPictures(keys)]);
  await focusRow("О нас");
  await press("c");
  await expect.element(page.getByText("Блок «О нас» скопирован")).toBeVisible();
  one.close();
  const { document } = showPanel([faq([])], { organizerId: 2 });
  await focusRow("Вопросы");
  await press("v");
  return document;
}

const two = [keyOf("a"), keyOf("b")];

test("pictures come along as copies, those that are there already stay, and one step takes all back", async () => {
  const asked = serve([two[1]!], () => ({ file: fileOf(keyOf("z")), problem: null }));
  const document = await copyPicturesOver(two);
  await expect.element(page.getByText("Блок «О нас» вставлен", { exact: true })).toBeVisible();
  // The form of the pasted block asks for the names of its pictures after that.
  expect(asked.slice(0, 2)).toEqual([`list 2 ${two.join(",")}`, `copy 1 to 2 ${two[0]}`]);
  expect(document.blocks()[1]?.content.media).toEqual([
    { kind: "image", image: imageOf(keyOf("z")) },
    { kind: "image", image: imageOf(two[1]!) },
  ]);
  await press("z");
  expect(document.blocks()).toHaveLength(1);
});

test("pictures of an organiser for whom one does not edit are left behind, and that is told", async () => {
  serve([], () => ({ file: null, problem: "no_access" }));
  const document = await copyPicturesOver(two);
  const note = /вставлен\. Картинки другого организатора не вставлены: 2\. Взять их с собой может/;
  await expect.element(page.getByText(note)).toBeVisible();
  expect(document.blocks()[1]?.content.media).toEqual([null, null]);
});

test("those that are gone, and those that found no room, are told apart", async () => {
  serve([], (key) => ({ file: null, problem: key === two[0] ? "gone" : "no_room" }));
  await copyPicturesOver(two);
  await expect.element(page.getByText(/нет в библиотеке того организатора: 1/)).toBeVisible();
  await expect.element(page.getByText(/закончилось место, не вставлены картинки: 1/)).toBeVisible();
});

test("many pictures are copied in parts, and how far they are is told when it takes long", async () => {
  const many = Array.from("abcdefghijklmn", keyOf);
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  let copied = 0;
  const asked = serve([], async (key) => {
    copied += 1;
    if (copied > 12) await held;
    return { file: fileOf(key), problem: null };
  });
  const document = await copyPicturesOver(many);
  await expect.element(page.getByText("Переносим картинки: 12 из 14")).toBeVisible();
  expect(document.blocks()).toHaveLength(1);
  go();
  await expect.element(page.getByText("Блок «О нас» вставлен", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Переносим картинки/)).not.toBeInTheDocument();
  expect(asked.filter((one) => one.startsWith("copy"))).toHaveLength(2);
});

test("nothing is pasted while pictures can't be copied, and the next try pastes all", async () => {
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch");
  });
  const document = await copyPicturesOver(two);
  await expect.element(page.getByRole("alert")).not.toBeEmptyDOMElement();
  expect(document.blocks()).toHaveLength(1);
  serve([], (key) => ({ file: fileOf(key), problem: null }));
  await press("v");
  await expect.poll(() => document.blocks().length).toBe(2);
});
