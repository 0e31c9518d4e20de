import type { Block } from "@tour/api";
import { takePicked } from "@tour/blocks/definitions";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { PublishedContent } from "../../sites/site-content.ts";
import { listNewer } from "./list-newer.ts";

const names = ["a", "b", "c", "d"] as const;

/** Who wrote the words of a block, and when. */
const block = (id: string, writtenAt: number): Block => ({
  id,
  type: 3,
  variant: 1,
  status: 2,
  is_hidden: false,
  anchor: "",
  content_version: 1,
  content: { title: `${id} of ${writtenAt}` },
});
const content = (main: Block[]) => ({ main, tour: [] }) as unknown as PublishedContent;

/**
 * A draft in which block after block is written anew; each publication takes the blocks that it names,
 * at once or after so many others.
 */
const publications = fc.array(fc.record({ picked: fc.subarray([...names]), waits: fc.nat(4) }), {
  minLength: 1,
  maxLength: 8,
});

interface Version {
  frozenAt: number;
  content: PublishedContent;
}

/** All of them as they go out, in the order of their times; a refused one leaves the site as it is. */
function publishAll(list: { picked: string[]; waits: number }[], isGuarded = true) {
  const base = content(names.map((id) => block(id, 0)));
  const versions: Version[] = [{ frozenAt: 0, content: base }];
  const latest = () => versions.at(-1)!.content;
  const frozen = list.map(({ picked, waits }, index) => ({
    picked: { main: picked, tour: [], site: false },
    frozenAt: index + 1,
    goesAt: index + 1 + waits,
    content: content(names.map((id) => block(id, picked.includes(id) ? index + 1 : 0))),
    base: 0,
  }));
  const refused: number[] = [];
  for (let time = 1; time <= list.length + 4; time += 1) {
    for (const one of frozen) if (one.frozenAt === time) one.base = versions.length - 1;
    for (const one of frozen.filter(({ goesAt }) => goesAt === time)) {
      const newer = listNewer({
        picked: one.picked,
        frozen: one.content,
        base: versions[one.base]!.content,
        since: versions
          .slice(one.base + 1)
          .map((version) => ({ ...version, isNewer: version.frozenAt > one.frozenAt })),
      });
      if (isGuarded && newer.main.length > 0) {
        refused.push(one.frozenAt);
        continue;
      }
      const picked = new Set(one.picked.main);
      const main = takePicked(one.content.main, latest().main, picked);
      versions.push({ frozenAt: one.frozenAt, content: content(main) });
    }
  }
  return { versions, refused };
}

const writtenAt = ({ content: { title } }: Block) => Number(String(title).split(" of ")[1]);

/** Whether a block ever went back to words that were written earlier. */
function goesBack(versions: Version[]): boolean {
  return names.some((id) => {
    const times = versions.map(({ content: { main } }) =>
      writtenAt(main.find((one) => one.id === id)!),
    );
    return times.some((time, index) => index > 0 && time < times[index - 1]!);
  });
}

test("no publication takes newer words off the site, in whatever order they go out", () => {
  fc.assert(
    fc.property(publications, (list) => {
      expect(goesBack(publishAll(list).versions)).toBe(false);
    }),
  );
});

test("control: without the rule some do", () => {
  const list = [
    { picked: ["a"], waits: 3 },
    { picked: ["a"], waits: 0 },
  ];
  expect(goesBack(publishAll(list, false).versions)).toBe(true);
});

test("nothing is refused that goes out in the order in which it was written", () => {
  fc.assert(
    fc.property(fc.array(fc.subarray([...names]), { maxLength: 8 }), (list) => {
      const { refused } = publishAll(list.map((picked) => ({ picked, waits: 2 })));
      expect(refused).toEqual([]);
    }),
  );
});

test("of two that name other blocks neither is refused", () => {
  const { refused, versions } = publishAll([
    { picked: ["a"], waits: 3 },
    { picked: ["b"], waits: 0 },
  ]);
  expect(refused).toEqual([]);
  expect(versions.at(-1)!.content.main.map(writtenAt)).toEqual([1, 2, 0, 0]);
});

test("what was taken off the site since is not brought back", () => {
  const [a, b] = [block("a", 0), block("b", 0)];
  const waiting = {
    picked: { main: ["b"], tour: [], site: false },
    frozen: content([a, block("b", 1)]),
    base: content([a, b]),
  };
  const since = [{ isNewer: true, content: content([a]) }];
  expect(listNewer({ ...waiting, since }).main).toEqual(["b"]);
  expect(listNewer({ ...waiting, since: [] }).main).toEqual([]);
});
