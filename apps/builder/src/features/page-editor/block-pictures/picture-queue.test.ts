import type { Block } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import { describe, expect, it, vi } from "vitest";
import { createPictureQueue, NotDrawnError } from "./picture-queue.ts";

const block = createBlock(19);
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

function open({ most = 300 } = {}) {
  const started: {
    block: Block;
    finish: (picture: Blob | null) => void;
    fail: (error?: Error) => void;
  }[] = [];
  let rest = Promise.resolve();
  const freed: string[] = [];
  const queue = createPictureQueue({
    draw: (drawn) =>
      new Promise((resolve, reject) => {
        started.push({
          block: drawn,
          finish: resolve,
          fail: (error = new Error("no site")) => reject(error),
        });
      }),
    awaitRest: () => rest,
    makeUrl: (picture) => `blob:${picture.size}`,
    freeUrl: (url) => freed.push(url),
    most,
  });
  return {
    queue,
    started,
    freed,
    /** Nobody draws until the answered function is called. */
    hold: () => {
      let release!: () => void;
      rest = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    finish: async (size: number) => {
      started.at(-1)!.finish(new Blob(["x".repeat(size)]));
      await settle();
    },
  };
}

describe("pictures of blocks", () => {
  it("are drawn one after another, and told to who wants them", async () => {
    const { queue, started, finish } = open();
    const told = vi.fn();
    queue.want("a", block, told);
    queue.want("b", block, told);
    await settle();
    expect(started).toHaveLength(1);
    await finish(1);
    expect(queue.read("a")).toBe("blob:1");
    expect(told).toHaveBeenCalledTimes(1);
    expect(started).toHaveLength(2);
    await finish(2);
    expect(queue.read("b")).toBe("blob:2");
    expect(started).toHaveLength(2);
  });

  it("wait for rest, and are not drawn for who has gone meanwhile", async () => {
    const { queue, started, hold } = open();
    const release = hold();
    const leave = queue.want("a", block, () => undefined);
    queue.want("b", { ...block, id: "second" }, () => undefined);
    await settle();
    expect(started).toHaveLength(0);
    leave();
    release();
    await settle();
    expect(started.map((one) => one.block.id)).toEqual(["second"]);
  });

  it("are drawn once for all who want the same", async () => {
    const { queue, started, finish } = open();
    const [first, second] = [vi.fn(), vi.fn()];
    queue.want("a", block, first);
    queue.want("a", block, second);
    await settle();
    await finish(1);
    queue.want("a", block, () => undefined);
    await settle();
    expect(started).toHaveLength(1);
    expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it("are drawn anew in another look: one that was being drawn in the old one is not kept", async () => {
    const { queue, started, finish } = open();
    queue.want("a", block, () => undefined);
    await settle();
    queue.clear();
    await finish(1);
    expect(queue.read("a")).toBeUndefined();
    expect(started).toHaveLength(2);
    await finish(2);
    expect(queue.read("a")).toBe("blob:2");
  });

  it("may show nothing, which is known then, too", async () => {
    const { queue, started } = open();
    queue.want("a", block, () => undefined);
    await settle();
    started[0]!.finish(null);
    await settle();
    expect(queue.read("a")).toBeNull();
    expect(started).toHaveLength(1);
  });

  it("are forgotten when there are too many, but none that is in view", async () => {
    const { queue, freed, finish } = open({ most: 2 });
    queue.want("seen", block, () => undefined);
    await settle();
    await finish(1);
    for (const [key, size] of [
      ["b", 2],
      ["c", 3],
    ] as const) {
      const leave = queue.want(key, block, () => undefined);
      await settle();
      await finish(size);
      leave();
    }
    expect(freed).toEqual(["blob:2"]);
    expect(queue.read("seen")).toBe("blob:1");
  });

  it("that were not drawn in time are drawn after the others, and given up at some time", async () => {
    const { queue, started, finish } = open();
    const failOne = async () => {
      started.at(-1)!.fail(new NotDrawnError("late"));
      await settle();
    };
    queue.want("a", { ...block, id: "slow" }, () => undefined);
    queue.want("b", { ...block, id: "quick" }, () => undefined);
    await settle();
    await failOne();
    expect(queue.read("a"), "nothing is known of it yet").toBeUndefined();
    await finish(1);
    expect(queue.read("b")).toBe("blob:1");
    expect(started.map((one) => one.block.id)).toEqual(["slow", "quick", "slow"]);
    await finish(2);
    expect(queue.read("a")).toBe("blob:2");

    queue.want("c", { ...block, id: "never" }, () => undefined);
    await settle();
    for (let tries = 0; tries < 4; tries += 1) await failOne();
    expect(queue.read("c")).toBeNull();
    expect(started).toHaveLength(3 + 4);
  });

  it("are tried again after a while where the site could not be reached", async () => {
    vi.useFakeTimers();
    try {
      const { queue, started, finish } = open();
      queue.want("a", block, () => undefined);
      await settle();
      started[0]!.fail();
      await settle();
      queue.want("b", block, () => undefined);
      await settle();
      expect(started).toHaveLength(1);
      vi.advanceTimersByTime(30_000);
      await settle();
      expect(started).toHaveLength(2);
      await finish(1);
      expect(queue.read("a")).toBe("blob:1");
    } finally {
      vi.useRealTimers();
    }
  });
});
