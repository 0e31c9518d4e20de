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
