import { ApiError } from "@tour/api";
import type { Block, PageEdit } from "@tour/api";
import { createBlock } from "@tour/blocks/definitions";
import {
  applyOperation,
  haveCommonPlace,
  listPlaces,
  toBlocks,
  toDocument,
} from "@tour/preview-protocol";
import type { Place } from "@tour/preview-protocol";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAutosave } from "./autosave.ts";
import type { ServerDraft } from "./autosave.ts";
import { createSaver } from "./create-saver.ts";
import { createDocumentStore } from "./document-store.ts";
import { createDraftBackup } from "./draft-backup.ts";

const block = (id: string): Block => ({ ...createBlock(3), id, content: { title: id } });
const beginning = ["a", "b", "c"].map(block);
const nowhere = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

type Network = "fine" | "lost request" | "lost answer";

const refuse = (status: number, data?: ServerDraft) =>
  new ApiError({ status, url: "/", body: { message: "", data } });

/**
 * The server's side of saving: whoever began from an older page is refused with the newer one; edits
 * follow others that are of other places.
 */
function startServer() {
  let draft: ServerDraft = { blocks: beginning, version: 1 };
  const keys = new Set<string>();
  const edits = new Map<number, Place[]>();
  const mayFollow = ({ version, operations }: PageEdit) => {
    const own = operations.flatMap(listPlaces);
    for (let next = version + 1; next <= draft.version; next += 1) {
      const places = edits.get(next);
      if (!places || haveCommonPlace(own, places)) return false;
    }
    return true;
  };
  return {
    read: () => draft,
    savePage: (sent: ServerDraft): ServerDraft => {
      if (sent.version !== draft.version) throw refuse(409, draft);
      draft = { blocks: sent.blocks, version: draft.version + 1 };
      return draft;
    },
    saveEdit: (edit: PageEdit) => {
      if (keys.has(edit.key)) return { ...draft, checks: [] };
      const isLatest = edit.version === draft.version;
      if (!mayFollow(edit)) throw refuse(409, draft);
      let page = toDocument(draft.blocks);
      try {
        for (const operation of edit.operations) page = applyOperation(page, operation).document;
      } catch {
        throw isLatest ? refuse(422) : refuse(409, draft);
      }
      draft = { blocks: toBlocks(page), version: draft.version + 1 };
      keys.add(edit.key);
      edits.set(draft.version, edit.operations.flatMap(listPlaces));
      return { version: draft.version, checks: [], blocks: isLatest ? null : draft.blocks };
    },
  };
}

/** Somebody who edits the page, with a network of their own, and chooses where they are asked. */
function joinIn(
  server: ReturnType<typeof startServer>,
  name: string,
  { confirmed, isByEdits }: { confirmed: Set<string>; isByEdits: boolean },
) {
  let network: Network = "fine";
  const asked = new Set<string>();
  const document = createDocumentStore(server.read().blocks);
  /** What passes of a call on this person's network. */
  const send = async <Answer>(call: () => Answer): Promise<Answer> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (network === "lost request") throw refuse(503);
    const answer = call();
    if (network === "lost answer") throw refuse(503);
    return answer;
  };
  const saver = createSaver({
    saveEdit: (edit) => send(() => server.saveEdit(edit)),
    savePage: (draft) => send(() => server.savePage(draft)),
  });
  const savePage = (draft: ServerDraft) => send(() => server.savePage(draft));
  const autosave = createAutosave({
    document,
    server: server.read(),
    backup: createDraftBackup(nowhere, 1, "main"),
    save: async (sent) => {
      const answer = await (isByEdits ? saver(sent) : savePage(sent));
      for (const one of sent.blocks) {
        for (const key of Object.keys(one.content)) confirmed.add(`${one.id} ${key}`);
      }
      return answer;
    },
  });
  autosave.start();
  let edits = 0;
  return {
    document,
    autosave,
    asked,
    setNetwork: (next: Network) => void (network = next),
    /** Writes what nobody else writes, or a text that all of them may write. */
    write: (id: string, isShared: boolean) => {
      if (!document.store.getState().document.blocks[id]) return;
      edits += 1;
      const [path, value] = isShared ? ["title", `${name} ${edits}`] : [`${name}${edits}`, edits];
      document.edit({ kind: "set-content", id, path: path as string, value });
    },
    settle: async (choice: "mine" | "theirs") => {
      const { state } = autosave.store.getState();
      if (state.kind !== "conflict") return;
      for (const { id, path } of state.clashes) asked.add(`${id} ${path}`);
      await autosave.resolve(() => choice);
    },
  };
}

type Person = ReturnType<typeof joinIn>;

const anyId = fc.constantFrom("a", "b", "c", "d", "e");
const anyDeed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("write"), id: anyId, flag: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("move"), id: anyId, flag: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("add"), id: anyId, flag: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("undo"), id: anyId, flag: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("hear"), id: anyId, flag: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("wait"), id: anyId, flag: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("cut"), id: anyId, flag: fc.boolean() }) },
);

async function does(
  person: Person,
  { kind, id, flag }: { kind: string; id: string; flag: boolean },
  server: ReturnType<typeof startServer>,
) {
  const { document, autosave } = person;
  const { blocks, order } = document.store.getState().document;
  if (kind === "write") person.write(id, flag);
  if (kind === "move" && blocks[id])
    document.edit({ kind: "move", id, before: order[0] === id ? null : order[0]! });
  if (kind === "add" && !blocks[id])
    document.edit({ kind: "insert", block: block(id), before: flag ? (order[0] ?? null) : null });
  if (kind === "undo") (flag ? document.undo : document.redo)();
  if (kind === "hear") autosave.receive(server.read());
  if (kind === "wait") await vi.advanceTimersByTimeAsync(1500);
  if (kind === "cut") person.setNetwork(flag ? "lost request" : "lost answer");
}

/** Everybody has a network again, and answers what they are asked, until nothing is left to save. */
async function comeTogether(
  people: readonly Person[],
  server: ReturnType<typeof startServer>,
  choice: "mine" | "theirs",
) {
  for (const person of people) person.setNetwork("fine");
  for (let round = 0; round < 4 * people.length; round += 1) {
    for (const person of people) {
      await vi.advanceTimersByTimeAsync(5000);
      await Promise.all([person.settle(choice), vi.advanceTimersByTimeAsync(5000)]);
      person.autosave.receive(server.read());
    }
  }
}

const without = (blocks: readonly Block[]) =>
  blocks.map(({ id, content }) => [id, Object.entries(content).toSorted()]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ["whole pages", false],
  ["edits", true],
])(
  "two to four people on bad networks who save %s end with one page, and nothing that was confirmed is gone",
  async (_, isByEdits) => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 4 }),
        fc.array(fc.tuple(fc.nat(), anyDeed), { maxLength: 40 }),
        fc.constantFrom("mine" as const, "theirs" as const),
        async (count, deeds, choice) => {
          const server = startServer();
          const confirmed = new Set<string>();
          const people = Array.from({ length: count }, (_, i) =>
            joinIn(server, `p${i}-`, { confirmed, isByEdits }),
          );
          const undone = new Set<string>();
          for (const [who, deed] of deeds) {
            const person = people[who % count]!;
            const before = deed.kind === "undo" ? listOwn(person) : [];
            await does(person, deed, server);
            const after = new Set(listOwn(person));
            for (const one of before) if (!after.has(one)) undone.add(one);
          }
          await comeTogether(people, server, choice);
          const pages = people.map(({ document }) => without(document.blocks()));
          for (const page of pages) expect(page).toEqual(without(server.read().blocks));
          for (const { autosave } of people) {
            expect(autosave.store.getState().state.kind).toBe("saved");
            autosave.stop();
          }
          const left = new Set(
            server
              .read()
              .blocks.flatMap(({ id, content }) =>
                Object.keys(content).map((key) => `${id} ${key}`),
              ),
          );
          const asked = new Set(people.flatMap((person) => [...person.asked]));
          const isAsked = (one: string) => {
            const [id] = one.split(" ");
            return [...asked].some(
              (place) => place.split(" ")[0] === id && /^\S+ (content\.?)?$/.test(place),
            );
          };
          for (const one of confirmed) {
            if (left.has(one) || undone.has(one) || isAsked(one)) continue;
            expect.fail(`Nobody was asked, and it is gone: ${one}`);
          }
        },
      ),
      { numRuns: 150 },
    );
  },
);

/** What stands on a person's page, as "block key". */
const listOwn = ({ document }: Person) =>
  document.blocks().flatMap(({ id, content }) => Object.keys(content).map((key) => `${id} ${key}`));
