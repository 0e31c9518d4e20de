import { expect, it, vi } from "vitest";
import { createBlockCache } from "./block-cache.ts";

const [card, list] = [{ name: "card" }, { name: "card" }];
const renderOf = (html: string) => vi.fn(() => ({ html }));

it("renders a block once for the same component and equal props", () => {
  const keep = createBlockCache({ maxBytes: 10_000 });
  const render = renderOf("<p>9</p>");
  const first = keep(card, { seats: 9 }, render);
  expect(keep(card, { seats: 9 }, render)).toBe(first);
  expect(render).toHaveBeenCalledOnce();
});

it("renders anew for other props, and for another component of the same name", () => {
  const keep = createBlockCache({ maxBytes: 10_000 });
  keep(card, { seats: 9 }, renderOf("<p>9</p>"));
  expect(keep(card, { seats: 8 }, renderOf("<p>8</p>")).html).toBe("<p>8</p>");
  expect(keep(list, { seats: 9 }, renderOf("<li>9</li>")).html).toBe("<li>9</li>");
});

it("keeps nothing of a component that threw", () => {
  const keep = createBlockCache({ maxBytes: 10_000 });
  const fail = () => {
    throw new Error("no hands");
  };
  expect(() => keep(card, {}, fail)).toThrow("no hands");
  expect(keep(card, {}, renderOf("<p></p>")).html).toBe("<p></p>");
});

it("forgets what was used longest ago when there is no more room", () => {
  const keep = createBlockCache({ maxBytes: 1_100 });
  keep(card, { id: 1 }, renderOf("123456789"));
  keep(card, { id: 2 }, renderOf("123456789"));
  keep(card, { id: 3 }, renderOf("123456789"));
  const again = renderOf("123456789");
  keep(card, { id: 3 }, again);
  expect(again).not.toHaveBeenCalled();
  keep(card, { id: 1 }, again);
  expect(again).toHaveBeenCalledOnce();
});

it("counts two bytes for each character, and what an island is woken with", () => {
  const keep = createBlockCache({ maxBytes: 3_000 });
  const island = vi.fn(() => ({ html: "ы".repeat(100), islandJson: "ы".repeat(400) }));
  for (const id of [1, 2, 3]) keep(card, { id }, island);
  keep(card, { id: 2 }, island);
  expect(island, "two of 1,500 bytes have room").toHaveBeenCalledTimes(3);
  keep(card, { id: 1 }, island);
  expect(island).toHaveBeenCalledTimes(4);
});
