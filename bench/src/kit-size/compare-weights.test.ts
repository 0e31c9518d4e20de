import { expect, test } from "vitest";
import { findSmallest, judgeWeight } from "./compare-weights.ts";
import type { PeerWeight } from "./compare-weights.ts";

const weigh = (script: number, styles = 0, later = 0) => ({ script, styles, later });
const peer = (title: string, script: number, styles: number): PeerWeight => ({
  title,
  weight: weigh(script, styles),
  isStyled: styles > 0,
});

test("the smallest peer is the one whose script and styles together are", () => {
  const peers = [peer("a", 900, 300), peer("b", 1000, 0), peer("c", 800, 300)];
  expect(findSmallest(peers)?.title).toBe("b");
  expect(findSmallest([])).toBeUndefined();
});

test("our component is smaller only when everything it loads is smaller", () => {
  expect(judgeWeight(weigh(500, 400), [peer("a", 1000, 0), peer("b", 700, 250)])).toBe("yes");
  expect(judgeWeight(weigh(500, 400, 200), [peer("a", 1000, 0)])).toBe("script");
  expect(judgeWeight(weigh(1000, 0), [peer("a", 1000, 0)])).toBe("no");
});

test("against a peer without styles a smaller script is distinguished from a smaller total", () => {
  expect(judgeWeight(weigh(500, 600), [peer("bare", 1000, 0)])).toBe("script");
  expect(judgeWeight(weigh(500, 600, 500), [peer("bare", 1000, 0)])).toBe("no");
  expect(judgeWeight(weigh(500, 600), [peer("styled", 700, 300)])).toBe("no");
  expect(judgeWeight(weigh(500, 600), [peer("bare", 900, 0), peer("styled", 800, 250)])).toBe("no");
});

test("without a peer there is no verdict", () => {
  expect(judgeWeight(weigh(500), [])).toBe("–");
});
