import { presetTypes } from "@tour/theme";
import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyDesignHistory, recordDesign, redoDesign, undoDesign } from "./design-history.ts";
import type { DesignChange, DesignHistory } from "./design-history.ts";
import type { Design } from "./saving/design-parts.ts";

const designs = presetTypes.map(({ type, preset }): Design => ({ preset_type: type, preset }));
const [first, second] = designs as [Design, Design];
const withFields = (
  { preset_type, preset }: Design,
  fields: Partial<Design["preset"]>,
): Design => ({
  preset_type,
  preset: { ...preset, ...fields },
});
const apply = (now: Design, change: DesignChange | null): Design => {
  if (!change) return now;
  return change.kind === "preset" ? change.design : withFields(now, change.fields);
};

/** A person's design and history: what they do, and what others do meanwhile. */
function openDesign(begun: Design) {
  let now = begun;
  let history: DesignHistory = emptyDesignHistory;
  let at = 0;
  let order = 0;
  return {
    now: () => now,
    do(after: Design, pause = 10_000) {
      at += pause;
      history = recordDesign(history, { before: now, after, at, order: (order += 1) });
      now = after;
    },
    receive: (theirs: Design) => (now = theirs),
    undo() {
      // As the one undo of the site does: what nothing is left of is passed over.
      for (let move = undoDesign(history, now); move; move = undoDesign(history, now)) {
        ({ history } = move);
        now = apply(now, move.change);
        if (move.change) return;
      }
    },
    redo() {
      // As the one undo of the site does: what nothing is left of is passed over.
      for (let move = redoDesign(history, now); move; move = redoDesign(history, now)) {
        ({ history } = move);
        now = apply(now, move.change);
        if (move.change) return;
      }
    },
  };
}

test("a day of changes is taken back to its beginning, and made again to its end", () => {
  const change = fc.oneof(
    fc.record({ header_size: fc.integer({ min: 80, max: 130 }) }),
    fc.record({ accent_color: fc.constantFrom("#8a2be2", "#0b6e4f", "#c0392b") }),
    fc.constantFrom(...designs),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
      const design = openDesign(first);
      for (const each of changes) {
        design.do("preset_type" in each ? each : withFields(design.now(), each));
      }
      const end = design.now();
      for (const _ of changes) design.undo();
      expect(design.now()).toEqual(first);
      for (const _ of changes) design.redo();
      expect(design.now()).toEqual(end);
    }),
  );
});

test("colours that the pointer passes over on its way are one step", () => {
  const design = openDesign(first);
  for (const accent_color of ["#111111", "#222222", "#333333"]) {
    design.do(withFields(design.now(), { accent_color }), 100);
  }
  design.undo();
  expect(design.now()).toEqual(first);
});

test("what somebody else has changed since stays theirs", () => {
  const design = openDesign(first);
  design.do(withFields(first, { accent_color: "#111111" }));
  design.do(withFields(design.now(), { header_size: 125 }));
  design.receive(withFields(design.now(), { header_size: 90 }));
  design.undo();
  expect(design.now()).toEqual(withFields(first, { header_size: 90 }));
  design.undo();
  expect(design.now()).toEqual(withFields(first, { header_size: 90 }));
});

test("another preset is taken back with one's own fields of the one before", () => {
  const design = openDesign(withFields(first, { accent_color: "#111111" }));
  design.do(second);
  design.undo();
  expect(design.now()).toEqual(withFields(first, { accent_color: "#111111" }));
});
