import { ApiError } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import { describeFailure } from "@tour/office/failure-words";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createAutosave } from "./autosave.ts";
import type { ServerDraft } from "./autosave.ts";
import { createDocumentStore } from "./document-store.ts";
import { createDraftBackup } from "./draft-backup.ts";
import { openDraft } from "./open-draft.ts";

const block = { ...createBlock(3), id: "a" };

function makeStore() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

function setUp(save: (draft: ServerDraft) => Promise<ServerDraft>) {
  const document = createDocumentStore([block]);
  const backup = createDraftBackup(makeStore(), 1, "main");
  const autosave = createAutosave({
    document,
    backup,
    server: { blocks: [block], version: 1 },
    save,
  });
  autosave.start();
  const type = (value: string) =>
    document.edit({ kind: "set-content", id: "a", path: "title", value });
  return { document, backup, autosave, type, state: () => autosave.store.getState().state };
}

const accept = (draft: ServerDraft) => Promise.resolve({ ...draft, version: draft.version + 1 });

function refuse(status: number, data?: unknown) {
  const error = new ApiError({ status, url: "/", body: { message: "Отказ", data } });
  return () => Promise.reject(error);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("autosave", () => {
  it("saves once after several edits, when editing pauses", async () => {
    const save = vi.fn(accept);
    const { type, state, backup, autosave } = setUp(save);
    type("Алтай");
    type("Алтай летом");
    expect(state().kind).toBe("waiting");
    autosave.keep();
    expect(backup.read()?.blocks[0]?.content.title).toBe("Алтай летом");
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenCalledOnce();
    expect(state().kind).toBe("saved");
    expect(backup.read()).toBeNull();
  });

  it("saves again what was typed while a save was under way, with the new version", async () => {
    const finish: (() => void)[] = [];
    const sent: ServerDraft[] = [];
    const { type, state } = setUp((draft) => {
      sent.push(draft);
      return new Promise((resolve) => {
        finish.push(() => resolve({ ...draft, version: draft.version + 1 }));
      });
    });
    type("Первое");
    await vi.advanceTimersByTimeAsync(1000);
    type("Второе");
    finish[0]?.();
    await vi.advanceTimersByTimeAsync(1000);
    finish[1]?.();
    await vi.runAllTimersAsync();
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
    expect(sent[1]?.blocks[0]?.content.title).toBe("Второе");
    expect(state().kind).toBe("saved");
  });

  it("never saves twice at once, however long a save takes: the second would refuse the first", async () => {
    const under: ((answer: ServerDraft) => void)[] = [];
    let atOnce = 0;
    const save = vi.fn(async (draft: ServerDraft) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      const answer = await new Promise<ServerDraft>((resolve) => under.push(resolve));
      atOnce -= 1;
      return { ...answer, version: draft.version + 1 };
    });
    const { document, type, state } = setUp(save);
    const answerNext = async () => {
      under.shift()?.({ blocks: document.blocks(), version: 0 });
      await vi.advanceTimersByTimeAsync(0);
    };
    for (const title of ["Первое", "Второе", "Третье"]) {
      type(title);
      await vi.advanceTimersByTimeAsync(1000);
    }
    await answerNext();
    await vi.advanceTimersByTimeAsync(1000);
    await answerNext();
    expect(state().kind).toBe("saved");
    expect(save).toHaveBeenCalledTimes(2);
    expect(save.mock.calls.at(-1)?.[0].blocks[0]?.content.title).toBe("Третье");
  });

  it("retries while the server can't be reached, and keeps the edits locally", async () => {
    const save = vi.fn(accept).mockImplementationOnce(refuse(503));
    const { type, state, backup } = setUp(save);
    type("Алтай");
    await vi.advanceTimersByTimeAsync(1000);
    expect(state().kind).toBe("retrying");
    expect(backup.read()).not.toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect(state().kind).toBe("saved");
  });

  it("knows which blocks the server checks: those that it had otherwise, and none that were moved", async () => {
    let answer = () => {};
    const save = (draft: ServerDraft) =>
      new Promise<ServerDraft>((resolve) => {
        answer = () => resolve({ ...draft, version: draft.version + 1 });
      });
    const { document, type, state } = setUp(save);
    type("Алтай");
    document.edit({ kind: "insert", block: { ...block, id: "b" }, before: "a" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(state()).toEqual({ kind: "saving", checking: ["b", "a"] });
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(state()).toEqual({ kind: "saved" });
    document.edit({ kind: "move", id: "a", before: "b" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(state()).toEqual({ kind: "saving", checking: [] });
  });

  it("tells a refusal without words of the server in Russian", async () => {
    const error = new ApiError({ status: 413, statusText: "Payload Too Large", url: "/" });
    const { type, state } = setUp(() => Promise.reject(error));
    type("Алтай");
    await vi.advanceTimersByTimeAsync(1000);
    expect(state()).toEqual({ kind: "refused", status: 413, message: describeFailure(error) });
    expect(describeFailure(error)).not.toMatch(/[a-z]/i);
  });

  it("merges what somebody else saved meanwhile, and saves both", async () => {
    const other = { ...block, id: "b" };
    const theirs = { blocks: [block, other], version: 7 };
    const save = vi.fn(accept).mockImplementationOnce(refuse(409, theirs));
    const { type, state, document } = setUp(save);
    type("Моё");
    await vi.runAllTimersAsync();
    expect(save.mock.lastCall?.[0].version).toBe(7);
    expect(document.blocks().map(({ id, content }) => [id, content.title])).toEqual([
      ["a", "Моё"],
      ["b", other.content.title],
    ]);
    expect(state().kind).toBe("saved");
  });

  it("asks where both changed the same field, and saves what was chosen", async () => {
    const their = { ...block, content: { ...block.content, title: "Чужое", subtitle: "И это" } };
    const theirs = { blocks: [their], version: 7 };
    const save = vi.fn(accept).mockImplementationOnce(refuse(409, theirs));
    const { type, state, autosave, backup, document } = setUp(save);
    type("Моё");
    await vi.advanceTimersByTimeAsync(1000);
    const clashes = [{ id: "a", path: "content.title", mine: "Моё", theirs: "Чужое" }];
    expect(state()).toEqual({ kind: "conflict", theirs, clashes });
    type("Моё, и дальше");
    await vi.runAllTimersAsync();
    expect(save).toHaveBeenCalledOnce();
    expect(backup.read()?.blocks[0]?.content.title).toBe("Моё, и дальше");
    await autosave.resolve(() => "mine");
    expect(save.mock.lastCall?.[0].version).toBe(7);
    expect(document.blocks()[0]?.content).toMatchObject({
      title: "Моё, и дальше",
      subtitle: "И это",
    });
    expect(state().kind).toBe("saved");
  });

  it("takes theirs when that was chosen, which is saved already; other steps can still be undone", async () => {
    const theirs = {
      blocks: [{ ...block, content: { ...block.content, title: "Чужое" } }],
      version: 7,
    };
    const { type, state, autosave, document, backup } = setUp(refuse(409, theirs));
    document.edit({ kind: "set-block", id: "a", variant: 2 });
    document.undo();
    type("Моё");
    await vi.runAllTimersAsync();
    await autosave.resolve(() => "theirs");
    expect(document.blocks()).toEqual(theirs.blocks);
    expect(state().kind).toBe("saved");
    expect(backup.read()).toBeNull();
    document.undo();
    expect(document.blocks()[0]?.content.title, "theirs is not ours to undo").toBe("Чужое");
  });

  it("knows its own words again that arrived while the answer was lost, and asks nobody", async () => {
    const server: ServerDraft[] = [];
    const { type, state } = setUp(async (draft) => {
      const held = server.at(-1) ?? { blocks: [block], version: 1 };
      if (draft.version !== held.version) return refuse(409, held)();
      server.push({ blocks: draft.blocks, version: held.version + 1 });
      return server.length === 1 ? refuse(503)() : server.at(-1)!;
    });
    type("Алтай");
    await vi.advanceTimersByTimeAsync(1000);
    expect(state().kind).toBe("retrying");
    type("Алтай летом");
    await vi.advanceTimersByTimeAsync(5000);
    expect(state().kind).toBe("saved");
    expect(server.at(-1)?.blocks[0]?.content.title).toBe("Алтай летом");
  });

  it("takes what somebody else saved while nothing is unsaved here, and tells nobody", async () => {
    const save = vi.fn(accept);
    const { autosave, document, state } = setUp(save);
    autosave.receive({ blocks: [block, { ...block, id: "b" }], version: 2 });
    autosave.receive({ blocks: [block], version: 1 });
    await vi.runAllTimersAsync();
    expect(document.blocks()).toHaveLength(2);
    expect(document.store.getState().history.past).toEqual([]);
    expect(state().kind).toBe("saved");
    expect(save).not.toHaveBeenCalled();
  });
});

describe("opening a page", () => {
  const edited = { ...block, content: { ...block.content, title: "Не сохранено" } };
  const server = { blocks: [block], version: 4 };

  it("restores edits made from the version that the server holds", () => {
    expect(openDraft(server, { version: 4, blocks: [edited], saved_at: 0 }).kind).toBe("restore");
  });

  it("merges them with a draft that has moved on, and asks where both changed the same", () => {
    const backup = { version: 3, base: [block], blocks: [edited], saved_at: 0 };
    const moved = { blocks: [block, { ...block, id: "b" }], version: 4 };
    expect(openDraft(moved, backup)).toMatchObject({
      kind: "restore",
      blocks: [{ id: "a", content: { title: "Не сохранено" } }, { id: "b" }],
    });
    const same = { ...block, content: { ...block.content, title: "Чужое" } };
    expect(openDraft({ blocks: [same], version: 4 }, backup)).toMatchObject({
      kind: "conflict",
      clashes: [{ id: "a", path: "content.title", mine: "Не сохранено", theirs: "Чужое" }],
    });
  });

  it("asks where nobody knows what the edits began from", () => {
    const backup = { version: 3, blocks: [edited], saved_at: 0 };
    expect(openDraft(server, backup).kind).toBe("conflict");
  });

  it("forgets a backup with the same content, whatever the order of its keys", () => {
    const reordered = Object.fromEntries(Object.entries(block.content).toReversed());
    const backup = { version: 2, blocks: [{ ...block, content: reordered }], saved_at: 0 };
    expect(openDraft(server, backup).kind).toBe("clean");
  });
});
