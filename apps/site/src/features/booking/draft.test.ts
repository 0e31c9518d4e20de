import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyValues } from "./booking-values.ts";
import { dropDraft, keepDraft, readDraft, restoreDraft } from "./draft.ts";
import type { Draft } from "./draft.ts";

const hour = 60 * 60 * 1000;
const now = Date.parse("2030-07-01T12:00:00Z");
const draft: Draft = {
  key: "0b9a2c2e-6a53-4a38-9d0c-7a2b8f0f1c11",
  choice: { departureId: 71, counts: { adult: 2 } },
  contact: { name: "Ольга Ким", phone: "+79161234567", email: "olga@example.com" },
  comment: "Без рыбы",
  at: now,
};

const kept = new Map<string, string>();
const storage = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
};
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => vi.unstubAllGlobals());

describe("a draft of a booking", () => {
  it("is kept for its tour alone, until it is dropped", () => {
    keepDraft(8, draft);
    expect(readDraft(8, now + hour)).toEqual(draft);
    expect(readDraft(9, now + hour)).toBeNull();
    dropDraft(8);
    expect(readDraft(8, now + hour)).toBeNull();
  });

  it("fills the form but for consents, and yields to the date that one came from", () => {
    const { at: _, ...values } = draft;
    expect(restoreDraft(emptyValues, draft)).toEqual({ ...emptyValues, ...values });
    const wished = { ...emptyValues, choice: { departureId: 72, counts: {} } };
    expect(restoreDraft(wished, draft).choice).toEqual({ departureId: 72, counts: { adult: 2 } });
    expect(restoreDraft(wished, null)).toBe(wished);
  });

  it("is forgotten after a week", () => {
    keepDraft(8, draft);
    expect(readDraft(8, now + 7 * 24 * hour - 1)).toEqual(draft);
    expect(readDraft(8, now + 7 * 24 * hour)).toBeNull();
  });

  it.each([
    ["no JSON", "{"],
    ["another thing", '{"key":"x"}'],
    ["a number", "7"],
    ["null", "null"],
  ])("that is %s is none", (_, text) => {
    kept.set("booking-8", text);
    expect(readDraft(8, now)).toBeNull();
  });

  it("is done without where the browser keeps nothing", () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(() => keepDraft(8, draft)).not.toThrow();
    expect(() => dropDraft(8)).not.toThrow();
    expect(readDraft(8, now)).toBeNull();
  });
});
