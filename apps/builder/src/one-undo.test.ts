import { createBlock } from "@tour/blocks/definitions";
import { presetTypes } from "@tour/theme";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { createDocumentStore } from "./document/document-store.ts";
import { createKeptHistories } from "./document/kept-histories.ts";
import { emptyDesignHistory, recordDesign } from "./features/design/design-history.ts";
import { joinDesign } from "./features/design/join-design.ts";
import type { UndoneDesign } from "./features/design/join-design.ts";
import { joinPage } from "./features/page-editor/undo/join-page.ts";
import { createDesignSaver } from "./features/design/saving/design-saver.ts";
import { nextOrder } from "./undo/order-deeds.ts";
import { createSavedDeeds } from "./undo/saved-deeds.ts";
import { createSiteUndo } from "./undo/site-undo.ts";
import type { Direction, Outcome } from "./undo/site-undo.ts";

type Screen = "main" | "tour" | "design" | "settings";

const blocks = ["a", "b", "c"].map((id) => ({ ...createBlock(3), id, content: { title: id } }));
const [preset] = presetTypes;
const design = { preset_type: preset!.type, preset: preset!.preset };

/** A person with four screens, of which one is open, over a server that keeps the settings. */
function openSite() {
  const undo = createSiteUndo();
  const saved = createSavedDeeds(undo);
  const histories = createKeptHistories();
  const left = { main: blocks, tour: blocks };
  const server = { title: "0", description: "0" };
  const told: Outcome[] = [];
  let clock = 0;
  const looks: UndoneDesign & { set: (accent: string) => void } = {
    history: createStore(() => emptyDesignHistory),
    saver: createDesignSaver({
      server: design,
      backup: { read: () => null, write: () => true, clear: () => undefined },
      save: () => new Promise(() => {}),
    }),
    set: (accent_color) => {
      const before = looks.saver.store.getState().design;
      const after = { ...before, preset: { ...before.preset, accent_color } };
      const step = { before, after, at: (clock += 10_000), order: nextOrder() };
      looks.history.setState((known) => recordDesign(known, step));
      looks.saver.set(after);
    },
  };
  let screen: Screen = "main";
  let page = openPage("main");

  function openPage(type: "main" | "tour") {
    const history = histories.read({ organizerId: 1, type }, left[type]);
    const document = createDocumentStore(left[type], () => (clock += 10_000), history);
    return { type, document, leave: joinPage(undo, { organizerId: 1, type }, document) };
  }
  let leave = () => {
    histories.keep({ organizerId: 1, type: page.type }, page.document);
    left[page.type] = page.document.blocks() as typeof blocks;
    page.leave();
  };
  const leavePage = leave;
  function show(next: Screen): void {
    if (next === screen) return;
    leave();
    screen = next;
    if (next === "design") leave = joinDesign(undo, 1, looks);
    else if (next === "settings") leave = undo.open("settings");
    else {
      page = openPage(next);
      leave = leavePage;
    }
  }
  const travel = {
    go: async (address: string) => {
      await Promise.resolve();
      show(address.split("/").at(-1) as Screen);
      return true;
    },
  };
  return {
    show,
    told,
    server,
    document: () => page.document,
    looks,
    screen: () => screen,
    save(field: keyof typeof server, value: string): void {
      const before = server[field];
      if (before === value) return;
      server[field] = value;
      saved.add({
        what: field,
        show: (by) => undo.bring("settings", by, "/1/settings"),
        put: async (side) => {
          const [from, to] = side === "before" ? [value, before] : [before, value];
          if (server[field] !== from) return false;
          server[field] = to;
          return true;
        },
      });
    },
    /** Moves until nothing is left, and says how many moves that took. */
    async moveAll(direction: Direction): Promise<number> {
      for (let moves = 0; ; moves += 1) {
        const before = told.length;
        undo.move(direction, travel, (outcome) => told.push(outcome));
        await undo.settle();
        if (told.length === before) return moves;
      }
    },
    async move(direction: Direction): Promise<void> {
      undo.move(direction, travel, (outcome) => told.push(outcome));
      await undo.settle();
    },
    /** All of the site, as it stands. */
    read: () => ({
      ...left,
      ...(screen === "main" || screen === "tour" ? { [page.type]: page.document.blocks() } : {}),
      design: looks.saver.store.getState().design,
      settings: { ...server },
    }),
  };
}

type Site = ReturnType<typeof openSite>;

const anyScreen = fc.constantFrom<Screen>("main", "tour", "design", "settings");
const anyDeed = fc.record({
  screen: anyScreen,
  id: fc.constantFrom("a", "b", "c"),
  value: fc.nat({ max: 0xffffff }),
  isMove: fc.boolean(),
});
type Deed = typeof anyDeed extends fc.Arbitrary<infer One> ? One : never;

function does(site: Site, { screen, id, value, isMove }: Deed): void {
  site.show(screen);
  const color = `#${value.toString(16).padStart(6, "0")}`;
  if (screen === "design") return site.looks.set(color);
  if (screen === "settings") return site.save(isMove ? "title" : "description", color);
  const document = site.document();
  if (!document.store.getState().document.blocks[id]) return undefined;
  if (isMove) return document.edit({ kind: "move", id, before: null });
  if (value % 5 === 0) return document.edit({ kind: "remove", id });
  return document.edit({ kind: "set-content", id, path: "title", value: color });
}

/** Chosen once more it is no step: a press on "undo" would do nothing. */
const sameColor: Deed = { screen: "design", id: "a", value: 11, isMove: false };

test("a day on all screens is taken back to its beginning, and made again to its end", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyDeed, { maxLength: 25 }), anyScreen, async (deeds, from) => {
      const site = openSite();
      const begun = site.read();
      for (const deed of deeds) does(site, deed);
      site.show(from);
      const end = site.read();
      const back = await site.moveAll("undo");
      expect(site.read()).toEqual(begun);
      site.show(from);
      expect(await site.moveAll("redo")).toBe(back);
      expect(site.read()).toEqual(end);
      expect(site.told.every(({ kind }) => kind === "done")).toBe(true);
    }),
    { numRuns: 200, examples: [[[sameColor, sameColor], "main"]] },
  );
});

test("what was done last is taken back first, and each step is shown where it was made", async () => {
  const seen: [Screen, unknown][] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(anyDeed, { minLength: 1, maxLength: 12 }), async (deeds) => {
      const site = openSite();
      const states = [site.read()];
      const screens: Screen[] = [];
      for (const deed of deeds) {
        const before = JSON.stringify(site.read());
        does(site, deed);
        if (JSON.stringify(site.read()) === before) continue;
        states.push(site.read());
        screens.push(deed.screen);
      }
      // A step that changes nothing, such as a move of the last block to the end, is one nonetheless.
      while (screens.length > 0) {
        const before = JSON.stringify(site.read());
        await site.move("undo");
        if (JSON.stringify(site.read()) === before) continue;
        states.pop();
        expect(site.read()).toEqual(states.at(-1));
        expect(site.screen()).toBe(screens.pop());
      }
      seen.push([site.screen(), site.read()]);
    }),
    { numRuns: 100 },
  );
  expect(seen.length).toBeGreaterThan(0);
});

test("a new deed on any screen ends what could be made again on all of them", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyDeed, { minLength: 2, maxLength: 15 }),
      fc.nat({ max: 10 }),
      anyDeed,
      async (deeds, steps, last) => {
        const site = openSite();
        for (const deed of deeds) does(site, deed);
        for (let step = 0; step < steps; step += 1) await site.move("undo");
        site.show("design");
        site.looks.set("#123456");
        does(site, { ...last, value: 1, isMove: false });
        const end = site.read();
        await site.moveAll("redo");
        expect(site.read()).toEqual(end);
      },
    ),
    { numRuns: 100 },
  );
});

test("what somebody else has saved since stays theirs, and that is told", async () => {
  const site = openSite();
  site.show("settings");
  site.save("title", "моё");
  site.save("description", "и это моё");
  site.server.title = "их";
  site.show("design");
  await site.move("undo");
  expect(site.server).toEqual({ title: "их", description: "0" });
  await site.move("undo");
  expect(site.server.title).toBe("их");
  expect(site.told.map(({ kind }) => kind)).toEqual(["done", "gone"]);
  expect(await site.moveAll("undo")).toBe(0);
});
