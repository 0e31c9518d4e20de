import { createBlock } from "@tour/blocks/definitions";
import { describe, expect, it } from "vitest";
import { createDocumentStore } from "./document-store.ts";

const first = { ...createBlock(3), id: "a" };
const second = { ...createBlock(3), id: "b" };

describe("a document under edit", () => {
  it("undoes an edit and redoes it", () => {
    const document = createDocumentStore([first, second]);
    document.edit({ kind: "move", id: "b", before: "a" });
    expect(document.store.getState().document.order).toEqual(["b", "a"]);
    document.undo();
    expect(document.store.getState().document.order).toEqual(["a", "b"]);
    document.redo();
    expect(document.store.getState().document.order).toEqual(["b", "a"]);
  });

  it("merges keystrokes in one text into one undo step until a pause", () => {
    let now = 0;
    const document = createDocumentStore([first], () => now);
    const type = (value: string) =>
      document.edit({ kind: "set-content", id: "a", path: "title", value });
    type("А");
    now = 300;
    type("Ал");
    now = 2000;
    type("Алт");
    document.undo();
    expect(document.blocks()[0]?.content.title).toBe("Ал");
    document.undo();
    expect(document.blocks()[0]?.content.title).toBe(first.content.title);
  });

  it("takes what is typed without a pause back word by word, never letter by letter", () => {
    const document = createDocumentStore([first], () => 0);
    const text = "Алтай летом, верхом";
    for (let length = 1; length <= text.length; length += 1) {
      const value = text.slice(0, length);
      document.edit({ kind: "set-content", id: "a", path: "title", value });
    }
    const left: unknown[] = [];
    for (let press = 0; press < 3; press += 1) {
      document.undo();
      left.push(document.blocks()[0]?.content.title);
    }
    expect(left).toEqual(["Алтай летом, ", "Алтай ", first.content.title]);
  });

  it("takes back one's own edits alone, also after somebody else's", () => {
    const document = createDocumentStore([first, second]);
    const type = (id: string, path: string, value: string) =>
      document.edit({ kind: "set-content", id, path, value });
    type("a", "title", "Моё");
    type("a", "subtitle", "И это моё");
    document.edit({ kind: "move", id: "b", before: "a" });
    const theirs = document.blocks().map((block) => ({
      ...block,
      content: { ...block.content, subtitle: "Их" },
    }));
    document.receive([...theirs, { ...first, id: "c" }]);
    document.undo();
    document.undo();
    expect(document.blocks().map(({ id }) => id)).toEqual(["a", "c", "b"]);
    expect(document.blocks()[0]?.content).toMatchObject({
      title: first.content.title,
      subtitle: "Их",
    });
    document.undo();
    expect(document.store.getState().history.past).toEqual([]);
    document.redo();
    document.redo();
    expect(document.blocks().find(({ id }) => id === "a")?.content.title).toBe("Моё");
  });

  it("restores a removed block with its content, in its old position", () => {
    const document = createDocumentStore([first, second]);
    document.edit({ kind: "remove", id: "a" });
    document.undo();
    expect(document.blocks()).toEqual([first, second]);
  });

  it("reports an undo to its listeners as the operation that it performs", () => {
    const document = createDocumentStore([first]);
    const kinds: string[] = [];
    document.listen(({ operation }) => kinds.push(operation.kind));
    document.edit({ kind: "remove", id: "a" });
    document.undo();
    expect(kinds).toEqual(["remove", "insert"]);
  });
});

describe("several edits at once", () => {
  const hide = (id: string) => ({ kind: "set-block", id, is_hidden: true }) as const;
  const hidden = (document: ReturnType<typeof createDocumentStore>) =>
    document.blocks().flatMap(({ id, is_hidden }) => (is_hidden ? id : []));

  it("are one step, and one message each", () => {
    const document = createDocumentStore([first, second]);
    const kinds: string[] = [];
    document.listen(({ operation }) => kinds.push(operation.kind));
    document.edit({ kind: "remove", id: "a" }, { kind: "remove", id: "b" });
    document.undo();
    expect(document.blocks()).toEqual([first, second]);
    document.redo();
    expect(document.blocks()).toEqual([]);
    expect(kinds).toEqual(["remove", "remove", "insert", "insert", "remove", "remove"]);
  });

  it("are none where one of them does not fit", () => {
    const document = createDocumentStore([first]);
    expect(() => document.edit(hide("a"), hide("gone"))).toThrow("No block gone");
    expect(hidden(document)).toEqual([]);
  });

  it("are taken back but for what somebody else has changed since", () => {
    const document = createDocumentStore([first, second]);
    document.edit(hide("a"), hide("b"));
    const [a, b] = document.blocks();
    document.receive([a!, { ...b!, anchor: "theirs" }]);
    document.undo();
    expect(hidden(document)).toEqual(["b"]);
  });
});
