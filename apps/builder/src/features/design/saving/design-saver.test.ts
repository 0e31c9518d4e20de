import { ApiError } from "@tour/api";
import { presetTypes } from "@tour/theme";
import type { Preset } from "@tour/theme";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDesignBackup } from "./design-backup.ts";
import type { Design } from "./design-parts.ts";
import { createDesignSaver } from "./design-saver.ts";
import { hasKeptDesign } from "./has-kept-design.ts";

const designs = presetTypes.map(({ type, preset }): Design => ({ preset_type: type, preset }));
const [begun, other, third] = designs as [Design, Design, Design];
const dye = (accent_color: string, design: Design = begun): Design =>
  withFields(design, { accent_color });
const withFields = (design: Design, fields: Partial<Preset>): Design => ({
  ...design,
  preset: { ...design.preset, ...fields },
});

type Change = Parameters<Parameters<typeof createDesignSaver>[0]["save"]>[0];

/** A server as the real one: it checks what was against what is, and its answers can be lost. */
function openServer() {
  const storage = new Map<string, string>();
  const store = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => void storage.set(key, text),
    removeItem: (key: string) => void storage.delete(key),
  };
  const server = {
    design: begun,
    /** What becomes of the next requests; without one they are answered. */
    fates: [] as ("lost" | "answer lost" | number)[],
    asked: 0,
    store,
    isKept: () => hasKeptDesign(store, 7),
    /** A window of the builder as it is opened now. */
    open: () =>
      createDesignSaver({
        server: answer(),
        backup: createDesignBackup(store, 7),
        save: async (change) => take(change),
      }),
  };
  /** As the call answers it. */
  const answer = () => ({ ...server.design, warnings: ["Плохо читается"] });
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  function take({ fields, preset_type, was }: Change): Design {
    server.asked += 1;
    const fate = server.fates.shift();
    if (fate === "lost") throw new ApiError({ status: 0, url: "/" });
    if (typeof fate === "number") {
      throw new ApiError({ status: fate, url: "/", body: { message: "Нельзя" } });
    }
    const { preset } = server.design;
    const isOvertaken = (Object.keys(fields) as (keyof Preset)[]).some(
      (key) => !same(preset[key], fields[key]) && !same(preset[key], was.fields[key]),
    );
    const types = [preset_type, was.preset_type, undefined];
    if (isOvertaken || (preset_type && !types.includes(server.design.preset_type))) {
      throw new ApiError({ status: 409, url: "/", body: { message: "", data: answer() } });
    }
    server.design = withFields(
      { ...server.design, preset_type: preset_type ?? server.design.preset_type },
      fields,
    );
    if (fate === "answer lost") throw new ApiError({ status: 0, url: "/" });
    return answer();
  }
  return server;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(60_000);
const kindOf = (saver: ReturnType<typeof createDesignSaver>) => saver.store.getState().state.kind;
const accentOf = (saver: ReturnType<typeof createDesignSaver>) =>
  saver.store.getState().design.preset.accent_color;

test("many colours that a pointer passes over are one request, and the last one wins", async () => {
  const server = openServer();
  const saver = server.open();
  for (const color of ["#000001", "#000002", "#000003"]) saver.set(dye(color));
  expect([kindOf(saver), server.asked]).toEqual(["waiting", 0]);
  await settle();
  expect([kindOf(saver), server.asked, server.isKept()]).toEqual(["saved", 1, false]);
  expect(server.design).toEqual(dye("#000003"));
});

test("a window that is closed at once leaves what was changed to the next one, which sends it", async () => {
  const server = openServer();
  server.open().set(dye("#00aa00"));
  vi.clearAllTimers();
  expect(server.asked).toBe(0);
  const next = server.open();
  expect(accentOf(next)).toBe("#00aa00");
  await settle();
  expect(server.design).toEqual(dye("#00aa00"));
  expect([kindOf(next), server.isKept()]).toEqual(["saved", false]);
});

test("what arrived without an answer is nobody else's, also in the next window", async () => {
  const server = openServer();
  const saver = server.open();
  server.fates = ["answer lost", "lost", "lost"];
  saver.set(dye("#00aa00"));
  await vi.advanceTimersByTimeAsync(500);
  expect(server.design).toEqual(dye("#00aa00"));
  saver.set(dye("#00bb00"));
  await vi.advanceTimersByTimeAsync(500);
  expect(kindOf(saver)).toBe("retrying");
  vi.clearAllTimers();
  server.fates = [];
  const next = server.open();
  expect(kindOf(next)).toBe("waiting");
  await settle();
  expect(server.design).toEqual(dye("#00bb00"));
});

test("a change that is taken back while its answer is lost is taken back with the server, too", async () => {
  const server = openServer();
  const saver = server.open();
  server.fates = ["answer lost"];
  saver.set(dye("#00aa00"));
  await vi.advanceTimersByTimeAsync(500);
  saver.set(begun);
  await settle();
  expect(server.design).toEqual(begun);
  expect([kindOf(saver), server.isKept()]).toEqual(["saved", false]);
});

test("without a connection it is said, kept, and sent once there is one", async () => {
  const server = openServer();
  const saver = server.open();
  server.fates = ["lost", 503, 429];
  saver.set(withFields(begun, { images_radius: 33 }));
  await vi.advanceTimersByTimeAsync(500);
  expect([kindOf(saver), server.isKept()]).toEqual(["retrying", true]);
  await settle();
  expect(server.design.preset.images_radius).toBe(33);
});

test("a session that has ended keeps it, and it is sent after signing in", async () => {
  const server = openServer();
  const saver = server.open();
  server.fates = [401];
  saver.set(dye("#00aa00"));
  await settle();
  expect(saver.store.getState().state).toMatchObject({ kind: "refused", status: 401 });
  expect(server.isKept()).toBe(true);
  expect(await saver.flush()).toEqual({ kind: "saved" });
  expect(server.design).toEqual(dye("#00aa00"));
});

test("another field of somebody else's stays, and the same one is asked about", async () => {
  const server = openServer();
  const saver = server.open();
  server.design = withFields(begun, { images_radius: 44 });
  saver.set(dye("#00aa00"));
  await settle();
  expect(server.design).toEqual(dye("#00aa00", withFields(begun, { images_radius: 44 })));
  expect(saver.store.getState().design, "what they did is shown").toMatchObject(server.design);

  const mine = dye("#00bb00", server.design);
  server.design = dye("#cc0000", server.design);
  saver.set(mine);
  await settle();
  expect(kindOf(saver)).toBe("conflict");
  expect(server.design.preset.accent_color, "nothing is written meanwhile").toBe("#cc0000");
  expect([accentOf(saver), server.isKept()]).toEqual(["#00bb00", true]);
  saver.resolve(() => "mine");
  await settle();
  expect([server.design.preset.accent_color, kindOf(saver)]).toEqual(["#00bb00", "saved"]);
});

test("what was kept meets what somebody else has changed since: the user is asked on return", async () => {
  const server = openServer();
  server.open().set(dye("#00aa00"));
  vi.clearAllTimers();
  server.design = dye("#cc0000");
  const next = server.open();
  expect(next.store.getState().state).toMatchObject({
    kind: "conflict",
    clashes: [{ part: "accent_color" }],
  });
  next.resolve(() => "theirs");
  await settle();
  expect([accentOf(next), server.design.preset.accent_color]).toEqual(["#cc0000", "#cc0000"]);
  expect([kindOf(next), server.isKept()]).toEqual(["saved", false]);
});

test("of two presets that were put on one stays whole", async () => {
  const server = openServer();
  const saver = server.open();
  server.design = third;
  saver.set(other);
  await settle();
  expect(saver.store.getState().state).toMatchObject({ clashes: [{ part: "preset_type" }] });
  saver.resolve(() => "mine");
  await settle();
  expect(server.design).toEqual(other);
});

test("a store that is full is told of", async () => {
  const server = openServer();
  server.store.setItem = () => {
    throw new Error("full");
  };
  const saver = server.open();
  server.fates = ["lost"];
  saver.set(dye("#00aa00"));
  expect(saver.store.getState().isKept).toBe(false);
  await settle();
  expect(saver.store.getState()).toMatchObject({ isKept: true, state: { kind: "saved" } });
});

test("a later answer of the server is shown while nothing of one's own is on its way, and not else", async () => {
  const server = openServer();
  const saver = server.open();
  saver.receive(dye("#111111"));
  expect(accentOf(saver)).toBe("#111111");
  saver.set(dye("#222222"));
  saver.receive(dye("#333333"));
  expect(accentOf(saver)).toBe("#222222");
});
