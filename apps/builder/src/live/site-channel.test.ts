import { siteBeat } from "@tour/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSiteChannel } from "./site-channel.ts";

/** What a browser has for each connection, with the server's side in the test's hands. */
class FakeSource extends EventTarget {
  isOpen = true;
  close = () => void (this.isOpen = false);
  beat = () => this.dispatchEvent(new MessageEvent(siteBeat.event, { data: "1" }));
  send = (data: object) =>
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(data) }));
  break = () => this.dispatchEvent(new Event("error"));
}

function open() {
  const sources: FakeSource[] = [];
  const page = Object.assign(new EventTarget(), { hidden: false });
  const channel = openSiteChannel(7, {
    page: page as unknown as Document,
    connect: (url) => {
      expect(url).toBe("/crm/api/constructor/site-events?organizer_id=7");
      const source = new FakeSource();
      sources.push(source);
      return source as unknown as EventSource;
    },
  });
  const heard: unknown[] = [];
  channel.listen((event) => heard.push(event));
  const show = (isShown: boolean) => {
    page.hidden = !isShown;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  const last = () => sources.at(-1)!;
  return { channel, sources, last, heard, show };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("it is heard from the first beat on, and then every event is told", () => {
  const { channel, last, heard } = open();
  expect(channel.isHeard()).toBe(false);
  last().beat();
  expect([channel.isHeard(), heard]).toEqual([true, [undefined]]);
  const event = { what: "page", site_id: 3, type: "main", version: 12 };
  last().send(event);
  last().beat();
  last().send({ what: "something newer" });
  expect(heard).toEqual([undefined, event, undefined]);
});

test("silence and a broken line are told, and another line is tried ever later", async () => {
  const { channel, sources, last, heard } = open();
  last().beat();
  await vi.advanceTimersByTimeAsync(24_000);
  expect(channel.isHeard()).toBe(true);
  await vi.advanceTimersByTimeAsync(1500);
  expect([channel.isHeard(), heard.length, sources[0]!.isOpen]).toEqual([false, 2, false]);
  await vi.advanceTimersByTimeAsync(2000);
  for (const pause of [4000, 8000]) {
    const before = sources.length;
    last().break();
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(sources).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sources).toHaveLength(before + 1);
  }
  expect(heard, "what never was heard is not lost").toHaveLength(2);
  last().beat();
  last().beat();
  last().break();
  await vi.advanceTimersByTimeAsync(2000);
  expect(sources, "a line that held makes the next wait short again").toHaveLength(5);
});

test("a page out of sight holds no line, and one that is closed never again", async () => {
  const { channel, sources, last, show } = open();
  last().beat();
  show(false);
  expect([last().isOpen, channel.isHeard()]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(100_000);
  expect(sources).toHaveLength(1);
  show(true);
  expect([sources.length, last().isOpen]).toEqual([2, true]);
  channel.close();
  show(true);
  await vi.advanceTimersByTimeAsync(100_000);
  expect([sources.length, last().isOpen]).toEqual([2, false]);
});
