import { createBlock } from "@tour/blocks/definitions";
import type { Block, BlockShown } from "@tour/api";
import { applyOperation, toBlocks, toDocument } from "@tour/preview-protocol";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffPages } from "./diff-pages.ts";
import { findClashes, mergePages } from "./merge-pages.ts";
import type { Clash } from "./merge-pages.ts";

const block = (id: string, content: object = {}): Block => ({
  ...createBlock(3),
  id,
  content: { title: "Алтай", badges: ["1", "2", "3"], media: { alt: "Горы", size: 1 }, ...content },
});
const base = ["a", "b", "c", "d"].map((id) => block(id));
const change = (id: string, over: object, page = base) =>
  page.map((one) => (one.id === id ? { ...one, content: { ...one.content, ...over } } : one));
const ids = (blocks: readonly Block[]) => blocks.map(({ id }) => id).join("");
const never = (clash: Clash): never => {
  throw new Error(`Asked about ${clash.id} ${clash.path}`);
};
const merge = (mine: readonly Block[], theirs: readonly Block[]) =>
  mergePages({ base, mine, theirs }, never);
const find = (blocks: readonly Block[], id: string) => blocks.find((one) => one.id === id);

describe("a page that two edited", () => {
  it("keeps both where they changed different blocks", () => {
    const merged = merge(change("a", { title: "Мы" }), change("b", { title: "Они" }));
    expect([find(merged, "a"), find(merged, "b")]).toMatchObject([
      { content: { title: "Мы" } },
      { content: { title: "Они" } },
    ]);
  });

  it("keeps both where they changed different fields of one block, also within a group or a list", () => {
    const mine = change("a", {
      title: "Мы",
      media: { alt: "Море", size: 1 },
      badges: ["1", "М", "3"],
    });
    const theirs = change("a", { media: { alt: "Горы", size: 2 }, badges: ["1", "2", "О"] });
    expect(find(merge(mine, theirs), "a")?.content).toMatchObject({
      title: "Мы",
      media: { alt: "Море", size: 2 },
      badges: ["1", "М", "О"],
    });
  });

  it("keeps what each added to a list", () => {
    const mine = change("a", { badges: ["1", "2", "3", "мы"] });
    const theirs = change("a", { badges: ["они", "1", "2", "3"] });
    expect(find(merge(mine, theirs), "a")?.content.badges).toEqual(["они", "1", "2", "3", "мы"]);
  });

  it("asks where both changed one field, with both, and does as it is told", () => {
    const [mine, theirs] = [change("a", { title: "Мы" }), change("a", { title: "Они" })];
    const pages = { base, mine, theirs };
    expect(findClashes(pages)).toEqual([
      { id: "a", path: "content.title", mine: "Мы", theirs: "Они" },
    ]);
    expect(
      find(
        mergePages(pages, () => "theirs"),
        "a",
      )?.content.title,
    ).toBe("Они");
    expect(
      find(
        mergePages(pages, () => "mine"),
        "a",
      )?.content.title,
    ).toBe("Мы");
  });

  it("keeps a rule of one and words of the other, and a rule that was taken away stays away", () => {
    const rule = (shown: BlockShown | undefined, page = base) =>
      page.map((one) => (one.id === "a" && shown ? { ...one, shown } : one));
    const seats = rule({ when: "seats" });
    const merged = find(merge(seats, change("a", { title: "Они" })), "a");
    expect(merged).toMatchObject({ shown: { when: "seats" }, content: { title: "Они" } });
    const gone = mergePages(
      { base: seats, mine: base, theirs: rule({ when: "seats" }, change("a", { title: "Они" })) },
      never,
    );
    expect(find(gone, "a")).not.toHaveProperty("shown");
    expect(find(gone, "a")?.content.title).toBe("Они");
  });

  it("takes a rule whole: parts of two rules are none", () => {
    const rule = (shown: BlockShown) =>
      base.map((one) => (one.id === "a" ? { ...one, shown } : one));
    const pages = {
      base: rule({ when: "period", from: "2027-01-01T00:00:00Z", until: null }),
      mine: rule({ when: "near-departure", days: 7 }),
      theirs: rule({ when: "period", from: "2027-01-01T00:00:00Z", until: "2027-02-01T00:00:00Z" }),
    };
    expect(findClashes(pages)).toMatchObject([{ id: "a", path: "shown" }]);
    const [mine, theirs] = (["mine", "theirs"] as const).map((side) =>
      find(
        mergePages(pages, () => side),
        "a",
      ),
    );
    expect([mine?.shown, theirs?.shown]).toEqual([
      find(pages.mine, "a")?.shown,
      find(pages.theirs, "a")?.shown,
    ]);
  });

  it("makes one page into another whose rules differ by single edits", () => {
    const seasonal = base.map((one) => ({ ...one, shown: { when: "seats" as const } }));
    for (const [from, to] of [
      [base, seasonal],
      [seasonal, base],
    ] as const) {
      const operations = diffPages(toDocument(from), to);
      expect(operations.every(({ kind }) => kind === "set-block")).toBe(true);
      const made = operations.reduce(
        (page, operation) => applyOperation(page, operation).document,
        toDocument(from),
      );
      expect(toBlocks(made)).toEqual(to);
    }
  });

  it("asks before a block is gone that the other changed, and takes one out that nobody did", () => {
    const without = base.filter(({ id }) => id !== "a");
    expect(ids(merge(without, change("b", { title: "Они" })))).toBe("bcd");
    const pages = { base, mine: without, theirs: change("a", { title: "Они" }) };
    expect(findClashes(pages)).toMatchObject([{ id: "a", path: "", mine: undefined }]);
    expect(ids(mergePages(pages, () => "mine"))).toBe("bcd");
    expect(ids(mergePages(pages, () => "theirs"))).toBe("abcd");
  });

  it("keeps each one's order: what was moved or added stands behind what it was put behind", () => {
    const mine = [base[3]!, base[0]!, block("m"), base[1]!, base[2]!];
    const theirs = [base[0]!, base[2]!, base[1]!, block("t"), base[3]!];
    expect(ids(merge(mine, theirs))).toBe("damcbt");
  });
});

const anyText = fc.constantFrom("", "Алтай", "Камчатка", "Байкал");
/** A page as somebody may leave it: blocks taken out, added, moved and written in. */
const anyEdited = (prefix: string) =>
  fc
    .tuple(
      fc.shuffledSubarray(base.map(({ id }) => id)),
      fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "d"), anyText, fc.array(anyText)), {
        maxLength: 4,
      }),
      fc.nat({ max: 2 }),
    )
    .map(([order, edits, added]) => {
      const edited = edits.reduce(
        (page, [id, title, badges]) => change(id, { title, badges }, page),
        base,
      );
      const kept = order.flatMap((id) => find(edited, id) ?? []);
      return [...Array.from({ length: added }, (_, i) => block(`${prefix}${i}`)), ...kept];
    });

describe("whatever two did", () => {
  it("every block is there once, what only one changed is as they left it", () => {
    fc.assert(
      fc.property(anyEdited("m"), anyEdited("t"), (mine, theirs) => {
        const merged = mergePages({ base, mine, theirs }, () => "mine");
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
        for (const one of mine) {
          const other = find(theirs, one.id);
          const before = find(base, one.id);
          const isTheirsAlone = JSON.stringify(one) === JSON.stringify(before);
          if (
            !before ||
            (other && !isTheirsAlone && JSON.stringify(other) === JSON.stringify(before))
          )
            expect(find(merged, one.id)?.content).toEqual(one.content);
          if (other && isTheirsAlone) expect(find(merged, one.id)?.content).toEqual(other.content);
        }
      }),
    );
  });

  it("agreeing pages, and one that did nothing, merge without a question", () => {
    fc.assert(
      fc.property(anyEdited("m"), (mine) => {
        expect(mergePages({ base, mine, theirs: mine }, never)).toEqual(mine);
        expect(ids(mergePages({ base, mine, theirs: base }, never))).toBe(ids(mine));
        expect(mergePages({ base, mine: base, theirs: mine }, never)).toEqual(mine);
      }),
    );
  });

  it("edits lead from any page to any other", () => {
    fc.assert(
      fc.property(anyEdited("m"), anyEdited("t"), (from, to) => {
        let page = toDocument(from);
        for (const operation of diffPages(page, to))
          page = applyOperation(page, operation).document;
        expect(toBlocks(page)).toEqual(to);
      }),
    );
  });
});
