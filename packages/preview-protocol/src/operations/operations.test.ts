import { createBlock } from "@tour/blocks/definitions";
import type { BlockShown } from "@tour/api";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { toBlocks, toDocument } from "../document.ts";
import type { PageDocument } from "../document.ts";
import { applyOperation } from "./apply-operation.ts";
import { operationSchema } from "./operation.ts";
import type { Operation } from "./operation.ts";

const ids = ["head", "a", "b", "c", "d", "foot"];
const typeOf = (id: string) => ({ head: 1, foot: 2 })[id] ?? 3;
const page = toDocument(ids.map((id) => ({ ...createBlock(typeOf(id)), id })));

const anyId = fc.constantFrom(...ids);
const anyBefore = fc.option(anyId, { nil: null });
const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  fc.record({ kind: fc.constant("move" as const), id: anyId, before: anyBefore }),
  fc.record({ kind: fc.constant("remove" as const), id: anyId }),
  fc.record({
    kind: fc.constant("insert" as const),
    block: anyId.map((id) => ({ ...createBlock(3), id: `new-${id}` })),
    before: anyBefore,
  }),
  fc.record({
    kind: fc.constant("replace" as const),
    blocks: fc.uniqueArray(anyId).map((chosen) => chosen.map((id) => ({ ...createBlock(7), id }))),
  }),
  fc.record({
    kind: fc.constant("set-content" as const),
    id: fc.constantFrom("a", "b", "c", "d"),
    path: fc.constantFrom("title", "badges.0", "media.image.alt", "extra.deep.0"),
    value: fc.oneof(fc.string(), fc.constant(undefined), fc.integer()),
  }),
  fc.record({
    kind: fc.constant("set-block" as const),
    id: anyId,
    variant: fc.integer({ min: 1, max: 5 }),
    is_hidden: fc.boolean(),
    shown: fc.constantFrom(null, { when: "seats" }, { when: "near-departure", days: 14 } as const),
  }),
);

/** Operations that do not fit the document are refused: those runs say nothing here. */
function tryApply(document: PageDocument, operation: Operation) {
  try {
    return applyOperation(document, operation);
  } catch {
    return null;
  }
}

describe("operations", () => {
  it("are undone by their inverses, in any sequence", () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { maxLength: 30 }), (operations) => {
        const inverses: Operation[] = [];
        let document = page;
        for (const operation of operations) {
          const applied = tryApply(document, operation);
          if (!applied) continue;
          document = applied.document;
          inverses.unshift(applied.inverse);
        }
        for (const inverse of inverses) document = applyOperation(document, inverse).document;
        expect(withoutEmpty(toBlocks(document))).toEqual(withoutEmpty(toBlocks(page)));
      }),
    );
  });

  it("give a block a rule, another and none, and take that back as a message", () => {
    const set = (shown: BlockShown | null): Operation => ({ kind: "set-block", id: "a", shown });
    const given = applyOperation(page, set({ when: "seats" }));
    const changed = applyOperation(given.document, set({ when: "near-departure", days: 3 }));
    const gone = applyOperation(changed.document, set(null));
    expect(given.document.blocks.a).toMatchObject({ shown: { when: "seats" } });
    expect(gone.document.blocks.a).toEqual(page.blocks.a);
    expect(gone.document.blocks.a).not.toHaveProperty("shown");
    const back = [gone, changed, given].reduce(
      (document, { inverse }) =>
        applyOperation(document, JSON.parse(JSON.stringify(inverse)) as Operation).document,
      gone.document,
    );
    expect(back.blocks.a).toEqual(page.blocks.a);
  });

  it("keep order and blocks in step", () => {
    fc.assert(
      fc.property(fc.array(anyOperation, { maxLength: 30 }), (operations) => {
        let document = page;
        for (const operation of operations) {
          document = tryApply(document, operation)?.document ?? document;
        }
        expect([...document.order].sort()).toEqual(Object.keys(document.blocks).sort());
      }),
    );
  });

  it("keep the header first and the footer last", () => {
    const moved = ["a", "head", "foot"].flatMap((id) =>
      [null, "head", "c", "foot"].map((before) => ({ kind: "move" as const, id, before })),
    );
    const block = { ...createBlock(7), id: "new" };
    const inserted = ["head", null].map((before) => ({ kind: "insert" as const, block, before }));
    for (const operation of [...moved, ...inserted]) {
      const { order } = applyOperation(page, operation).document;
      expect([order.at(0), order.at(-1)]).toEqual(["head", "foot"]);
    }
    const blocks = ["foot", "b", "head"].map((id) => page.blocks[id]!);
    const { document } = applyOperation(page, { kind: "replace", blocks });
    expect(document.order).toEqual(["head", "b", "foot"]);
  });

  it("leave every block but their own the same object", () => {
    const operation: Operation = { kind: "set-content", id: "b", path: "title", value: "Новое" };
    const { document } = applyOperation(page, operation);
    expect(document.blocks.a).toBe(page.blocks.a);
    expect(document.blocks.b).not.toBe(page.blocks.b);
  });

  it("survive being sent as a message", () => {
    fc.assert(
      fc.property(anyOperation, (operation) => {
        const sent: unknown = structuredClone(operation);
        expect(v.parse(operationSchema, sent)).toEqual(operation);
      }),
    );
  });

  it.each(["__proto__.polluted", "constructor.prototype.polluted", "a..b"])(
    "refuse the path %s",
    (path) => {
      const operation: Operation = { kind: "set-content", id: "a", path, value: "x" };
      expect(() => applyOperation(page, operation)).toThrow("is not a path of a content");
      expect({}).not.toHaveProperty("polluted");
    },
  );

  it("refuse a new page with two blocks of one id", () => {
    const twice = [createBlock(3), createBlock(4)].map((block) => ({ ...block, id: "same" }));
    expect(() => applyOperation(page, { kind: "replace", blocks: twice })).toThrow("same id");
  });

  it("name the missing block", () => {
    expect(() => applyOperation(page, { kind: "remove", id: "z" })).toThrow("No block z");
    expect(() => applyOperation(page, { kind: "remove", id: "constructor" })).toThrow("No block");
  });
});

/** A path whose parents were made leaves them behind, empty. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(([key]) => key !== "extra")
    .map(([key, entry]) => [key, withoutEmpty(entry)]);
  return Object.fromEntries(entries);
}
