import { ApiError } from "@tour/api";
import type { Block, PageEdit } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import { expect, it, vi } from "vitest";
import { createSaver } from "./create-saver.ts";

const block = (id: string, title: string): Block => ({
  ...{ ...createBlock(3), id },
  ...{ content: { title, subtitle: "" } },
});
const base = [block("a", "Было"), block("b", "Было")];
const blocks = [block("a", "Стало"), block("b", "Было")];
const draft = { base, blocks, version: 7 };
const refusal = (status: number) => new ApiError({ status, url: "/", body: { message: "Нет" } });

function setUp(answer: (edit: PageEdit) => unknown) {
  let keys = 0;
  const saveEdit = vi.fn(async (edit: PageEdit) => answer(edit) as never);
  const savePage = vi.fn(async () => ({ blocks, version: 8 }));
  const save = createSaver({ saveEdit, savePage, makeKey: () => `key-${(keys += 1)}` });
  return { save, saveEdit, savePage };
}
const made = { version: 8, checks: [], blocks: null };

it("sends what was edited alone, and takes what the check found of it", async () => {
  const validation = { title: ["Слишком коротко"] };
  const { save, saveEdit, savePage } = setUp(() => ({
    ...made,
    checks: [{ id: "a", status: 3, validation }],
  }));
  expect(await save(draft)).toEqual({
    version: 8,
    blocks: [{ ...blocks[0], status: 3, validation }, blocks[1]],
  });
  expect(saveEdit).toHaveBeenCalledWith({
    ...{ key: "key-1", version: 7, content_versions: { a: blocks[0]!.content_version } },
    operations: [{ kind: "set-content", id: "a", path: "title", value: "Стало" }],
  });
  expect(savePage).not.toHaveBeenCalled();
});

it("sends the same edits under the same key until there is an answer, and others under another", async () => {
  const { save, saveEdit } = setUp(() => {
    throw refusal(503);
  });
  const more = [block("a", "Стало"), block("b", "Тоже")];
  for (const one of [draft, draft, { ...draft, blocks: more }]) {
    await expect(save(one)).rejects.toThrow("Нет");
  }
  expect(saveEdit.mock.calls.map(([{ key }]) => key)).toEqual(["key-1", "key-1", "key-2"]);
});

it("gives the page with others' edits where there were some", async () => {
  const merged = [blocks[0], block("b", "Их")];
  const { save } = setUp(() => ({ ...made, version: 9, blocks: merged }));
  expect(await save(draft)).toEqual({ version: 9, blocks: merged, isMerged: true });
});

it("saves the page whole where edits do not fit, and not where somebody changed the same", async () => {
  for (const status of [404, 413, 422]) {
    const { save, savePage } = setUp(() => {
      throw refusal(status);
    });
    expect(await save(draft)).toEqual({ blocks, version: 8 });
    expect(savePage).toHaveBeenCalledWith({ blocks, version: 7 });
  }
  for (const status of [401, 409, 503]) {
    const { save, savePage } = setUp(() => {
      throw refusal(status);
    });
    await expect(save(draft)).rejects.toMatchObject({ status });
    expect(savePage).not.toHaveBeenCalled();
  }
});

it("asks nothing where all is as the server has it but for what a check found", async () => {
  const { save, saveEdit, savePage } = setUp(() => made);
  const checked = base.map((one) => ({ ...one, status: 3 as const }));
  expect(await save({ base, blocks: checked, version: 7 })).toEqual({
    blocks: checked,
    version: 7,
  });
  expect([saveEdit, savePage].map((call) => call.mock.calls.length)).toEqual([0, 0]);
});
