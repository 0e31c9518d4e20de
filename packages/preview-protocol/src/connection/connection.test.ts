import { makeSamplePage } from "@tour/blocks";
import { createBlock } from "@tour/blocks/definitions";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { protocolVersion } from "../messages/envelope.ts";
import { connectBuilder } from "./connect-builder.ts";
import type { Diagnosis } from "./connect-builder.ts";
import { connectPreview } from "./connect-preview.ts";
import type { Delivery, Port } from "./port.ts";

const builderOrigin = "http://builder.test";
const previewOrigin = "http://site.test";

/** Two windows that post to each other; messages can be lost, forged and looked at. */
function makeWindows() {
  const receivers = { builder: new Set<Receive>(), preview: new Set<Receive>() };
  const origins = { builder: builderOrigin, preview: previewOrigin };
  const traffic: { to: Side; message: Sent }[] = [];
  let isLossy = false;
  const other = (side: Side): Side => (side === "builder" ? "preview" : "builder");

  const port = (side: Side): Port => ({
    peer: () => other(side),
    post: (message, origin) => {
      const to = other(side);
      traffic.push({ to, message: message as Sent });
      if (isLossy || origin !== origins[to]) return;
      const data: unknown = structuredClone(message);
      for (const receive of receivers[to]) receive({ data, origin: origins[side], source: side });
    },
    listen: (receive) => {
      receivers[side].add(receive);
      return () => void receivers[side].delete(receive);
    },
  });

  return {
    builder: port("builder"),
    preview: port("preview"),
    traffic,
    forge: (to: Side, delivery: Delivery) => {
      for (const receive of receivers[to]) receive(delivery);
    },
    lose: (during: () => void) => {
      isLossy = true;
      during();
      isLossy = false;
    },
  };
}

type Side = "builder" | "preview";
type Receive = (delivery: Delivery) => void;
interface Sent {
  type: string;
  session: string;
  seq: number;
}

function connect(options: { probe?: { isReachable: boolean; hasLoaded: boolean } } = {}) {
  const windows = makeWindows();
  const got = { builder: [] as string[], preview: [] as string[], failures: [] as Diagnosis[] };
  const builder = connectBuilder({
    port: windows.builder,
    origin: previewOrigin,
    receive: ({ type }) => void got.builder.push(type),
    fail: (diagnosis) => void got.failures.push(diagnosis),
    probe: () => Promise.resolve(options.probe ?? { isReachable: true, hasLoaded: true }),
  });
  const openPreview = (origin = builderOrigin) =>
    connectPreview({
      port: windows.preview,
      origin,
      receive: ({ type }) => void got.preview.push(type),
    });
  return { windows, got, builder, openPreview };
}

const page = { blocks: [createBlock(3)], page: makeSamplePage("main") };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the handshake", () => {
  it("accepts the preview, and then uses its session", () => {
    const { got, builder, openPreview } = connect();
    const preview = openPreview();
    builder.send({ type: "blocks", data: page });
    preview.send({ type: "select", data: { id: "a" } });
    expect(got.preview).toEqual(["welcome", "blocks"]);
    expect(got.builder).toEqual(["ready", "select"]);
  });

  it("repeats ready until the builder listens", () => {
    const windows = makeWindows();
    connectPreview({ port: windows.preview, origin: builderOrigin, receive: () => {} });
    vi.advanceTimersByTime(1000);
    expect(windows.traffic.map(({ message }) => message.type)).toEqual(Array(5).fill("ready"));
  });

  it("starts over when the preview has reloaded", () => {
    const { got, builder, openPreview } = connect();
    openPreview().close();
    openPreview();
    builder.send({ type: "blocks", data: page });
    expect(got.preview).toEqual(["welcome", "welcome", "blocks"]);
  });

  it("requests the whole page after a lost message, and continues after it", () => {
    const { windows, got, builder, openPreview } = connect();
    openPreview();
    builder.send({ type: "blocks", data: page });
    windows.lose(() => builder.send({ type: "select", data: { id: "a" } }));
    builder.send({ type: "select", data: { id: "b" } });
    expect(got.builder).toContain("requires-blocks");
    builder.send({ type: "blocks", data: page });
    builder.send({ type: "select", data: { id: "c" } });
    expect(got.preview).toEqual(["welcome", "blocks", "blocks", "select"]);
  });
});

describe("a message that is not to be trusted", () => {
  const ready = { v: protocolVersion, session: "", seq: 1, type: "ready", data: { protocol: 1 } };

  // ASVS 3.5.5
  it("is ignored when another window sent it, whatever its origin", () => {
    const { windows, got } = connect();
    windows.forge("builder", { data: ready, origin: previewOrigin, source: "stranger" });
    expect(got.builder).toEqual([]);
    windows.forge("builder", { data: ready, origin: previewOrigin, source: "preview" });
    expect(got.builder).toEqual(["ready"]);
  });

  it("is refused when the frame shows another origin, and the builder is told", () => {
    const { windows, got } = connect();
    windows.forge("builder", { data: ready, origin: "http://evil.test", source: "preview" });
    expect(got.builder).toEqual([]);
    expect(got.failures).toEqual(["other-origin"]);
  });

  // ASVS 3.5.5
  it("is ignored by the preview when its origin is not the builder's", () => {
    const { windows, got, openPreview } = connect();
    openPreview();
    const theme = { v: protocolVersion, session: "", seq: 1, type: "theme", data: { css: "" } };
    const data = { protocol: protocolVersion, purpose: "editing" };
    const welcome = { ...theme, type: "welcome", data };
    windows.forge("preview", { data: welcome, origin: "http://evil.test", source: "builder" });
    windows.forge("preview", { data: theme, origin: "http://evil.test", source: "builder" });
    expect(got.preview).toEqual(["welcome"]);
  });

  it("is never posted to any origin but the exact one", () => {
    const { windows, got, openPreview } = connect();
    openPreview("http://other-builder.test");
    expect(windows.traffic).toHaveLength(1);
    expect(got.builder).toEqual([]);
  });

  it.each([null, "ready", { type: "ready" }, { ...ready, data: {} }, { ...ready, extra: 1 }])(
    "is dropped when it is malformed: %j",
    (data) => {
      const { windows, got } = connect();
      windows.forge("builder", { data, origin: previewOrigin, source: "preview" });
      expect(got.builder).toEqual([]);
    },
  );
});

describe("a preview that can't connect", () => {
  it("of another version is reported as such", () => {
    const { windows, got } = connect();
    const data = { v: 99, session: "", seq: 1, type: "ready", data: { protocol: 99 } };
    windows.forge("builder", { data, origin: previewOrigin, source: "preview" });
    expect(got.failures).toEqual(["other-version"]);
  });

  it.each([
    [{ isReachable: false, hasLoaded: false }, "unreachable"],
    [{ isReachable: true, hasLoaded: true }, "blocked"],
    [{ isReachable: true, hasLoaded: false }, "time-out"],
  ] as const)("with %j is called %s", async (probe, diagnosis) => {
    const { got } = connect({ probe });
    await vi.advanceTimersByTimeAsync(8000);
    expect(got.failures).toEqual([diagnosis]);
  });
});
