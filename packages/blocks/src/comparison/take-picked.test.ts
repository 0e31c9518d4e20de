import type { Block } from "@tour/api";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { compareBlocks } from "./compare-blocks.ts";
import { takePicked } from "./take-picked.ts";

const block = (id: string, text = ""): Block => ({
  ...{ id, type: 24, variant: 1, status: 2, is_hidden: false, anchor: "", content_version: 1 },
  content: { text },
});
/** A page of one-letter ids; a capital letter is the same block written anew. */
const page = (letters: string) =>
  Array.from(letters, (letter) =>
    block(letter.toLowerCase(), letter.toLowerCase() === letter ? "" : "новый"),
  );
const letters = (blocks: Block[]) =>
  blocks.map(({ id, content }) => (content["text"] ? id.toUpperCase() : id)).join("");

test.each([
  ["abC", "abc", "c", "abC", "a changed block goes out"],
  ["aBC", "abc", "b", "aBc", "another that changed waits"],
  ["axbyc", "abc", "y", "abyc", "a new block that waits is not there"],
  ["ac", "abcd", "d", "abc", "a removed block that waits stays where it was"],
  ["cab", "abc", "", "abc", "a move that waits is none"],
  ["cabx", "abc", "c", "cab", "a move goes out without the new block"],
  ["axc", "abc", "x", "abxc", "what waits stands right behind what it stood behind"],
  ["dAbc", "abcd", "a", "Abcd", "a change goes out, and the move waits"],
  ["", "ab", "b", "a", "one of all that are removed"],
  ["ab", "", "a", "a", "of a page that has nothing published"],
])("draft %s over %s with «%s» picked is %s: %s", (draft, published, picked, expected) => {
  expect(letters(takePicked(page(draft), page(published), new Set(picked)))).toBe(expected);
});

describe("whatever is picked", () => {
  const anyPage = fc
    .uniqueArray(fc.constantFrom(..."abcdefgh"), { maxLength: 8 })
    .chain((ids) =>
      fc.tuple(...ids.map((id) => fc.tuple(fc.constant(id), fc.boolean(), fc.boolean()))),
    )
    .map((drawn) =>
      drawn.map(([id, isNew, isHidden]) => ({
        ...block(id, isNew ? "новый" : ""),
        is_hidden: isHidden,
      })),
    );
  const anyPick = fc.subarray([..."abcdefgh"]).map((ids) => new Set(ids));
  const hold = (law: (draft: Block[], published: Block[], picked: Set<string>) => void) =>
    fc.assert(fc.property(anyPage, anyPage, anyPick, law), { numRuns: 1000 });
  const find = (blocks: Block[], id: string) => blocks.find((one) => one.id === id);
  /** The page of those that are in both, as ids. */
  const order = (blocks: Block[], among: Block[]) =>
    blocks.map(({ id }) => id).filter((id) => find(among, id));

  it("with everything picked the page is the draft, with nothing it is as published", () => {
    hold((draft, published) => {
      expect(takePicked(draft, published, new Set("abcdefgh"))).toEqual(draft);
      expect(takePicked(draft, published, new Set())).toEqual(published);
    });
  });

  it("each block is whole and once: as in the draft where it is picked, as published where it waits", () => {
    hold((draft, published, picked) => {
      const result = takePicked(draft, published, picked);
      for (const id of "abcdefgh") {
        expect(find(result, id)).toEqual(find(picked.has(id) ? draft : published, id));
      }
      expect(new Set(result.map(({ id }) => id)).size).toBe(result.length);
    });
  });

  it("picked blocks keep the order of the draft, those that wait the order of the site", () => {
    hold((draft, published, picked) => {
      const result = takePicked(draft, published, picked);
      const going = draft.filter(({ id }) => picked.has(id));
      const waiting = published.filter(({ id }) => !picked.has(id));
      expect(order(result, going)).toEqual(going.map(({ id }) => id));
      expect(order(result, waiting)).toEqual(waiting.map(({ id }) => id));
    });
  });

  it("what waits is what differs afterwards, moves aside; going out later it makes the draft", () => {
    hold((draft, published, picked) => {
      const result = takePicked(draft, published, picked);
      const written = (from: Block[]) =>
        compareBlocks(draft, from)
          .filter(({ change }) => change !== "moved")
          .map(({ id, change }) => `${id} ${change}`);
      const waiting = written(published).filter((line) => !picked.has(line[0]!));
      expect(written(result)).toEqual(waiting);
      expect(takePicked(draft, result, new Set("abcdefgh"))).toEqual(draft);
    });
  });

  it("where nothing was moved, exactly what waits differs afterwards", () => {
    const sorted = (blocks: Block[]) => blocks.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    hold((drawn, drawnBefore, picked) => {
      const [draft, published] = [sorted(drawn), sorted(drawnBefore)];
      const result = takePicked(draft, published, picked);
      const listed = (from: Block[]) => compareBlocks(draft, from).map(({ id }) => id);
      expect(listed(result)).toEqual(listed(published).filter((id) => !picked.has(id)));
    });
  });
});
