import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { blockSchema } from "@tour/api";
import type { Call } from "@tour/api";
import { contract } from "@tour/api/contract";
import type { TourContract } from "@tour/api/contract";
import fc from "fast-check";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { MockInstance } from "vitest";
import { handlers } from "../../handlers.ts";
import { arbitraryBlock } from "../../test/arbitrary-block.ts";
import { arbitraryOf } from "../../test/arbitrary-of.ts";
import type { Input } from "../../test/ask.ts";
import { callSamples } from "../../test/call-samples.ts";
import { createOrganizer } from "../../test/create-organizer.ts";
import type { TestOrganizer } from "../../test/create-organizer.ts";
import { createTestApp, createTestClient } from "../../test/create-test-app.ts";
import type { TestApp } from "../../test/create-test-app.ts";
import { fillWith, foreignFieldsOf } from "../../test/foreign-ids.ts";
import type { OwnedIds } from "../../test/foreign-ids.ts";
import { createEverything } from "../../test/create-everything.ts";
import { setUpFactor } from "../../test/second-factor.ts";
import { corrupt } from "../../test/corrupted-input.ts";

type CallName = keyof TourContract;
type Ask = TestApp["ask"];

/** Cases a call, and which: SCHEMA_FUZZ_RUNS makes a longer search, SCHEMA_FUZZ_SEED another. */
const numRuns = Number(process.env["SCHEMA_FUZZ_RUNS"] ?? 16);
const seed = Number(process.env["SCHEMA_FUZZ_SEED"] ?? 20_261_121);
/** Calls that hash a password, publish, draw or read a file each time get a fifth of the cases. */
const costly: CallName[] = [
  ...(["signIn", "publishData", "resetPassword", "requestPasswordReset"] as const),
  ...(["readProgramme", "readRoute"] as const),
];
/** Calls that answer 400 to what is of the right form, but guessed. */
const guesses: CallName[] = [
  "changePassword",
  "confirmPassword",
  "confirmSecondFactor",
  // Its end has to be in the month to come.
  "postSiteNotice",
  "showSecondFactor",
  "turnOffSecondFactor",
];
/** Milliseconds that an answer may take on a machine that does much else. */
const timeout = 30_000;

const known = new Map([[blockSchema, arbitraryBlock]]);

const dataDir = mkdtempSync(join(tmpdir(), "tour-fuzz-"));
let app: TestApp;
let logged: MockInstance;
let own: TestOrganizer;
let owned: OwnedIds;

beforeAll(async () => {
  app = await createTestApp({ env: { dataDir, isDemo: true } });
  logged = vi.spyOn(app.services.log, "error");
  own = await createOrganizer(app);
  await setUpFactor(app, own.owner);
  owned = await createEverything(app, own);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * What the call's schema takes, of the organiser's own things: all of it made from the schema, or
 * the call's sample with a field or two of what was made, which comes further.
 */
function soundInput(name: CallName): fc.Arbitrary<Input> {
  const call: Call = contract[name];
  const places = Object.assign({}, ...foreignFieldsOf(name)) as Record<string, keyof OwnedIds>;
  const sample = fillWith(callSamples[name](own.id), places, owned) as Input;
  const field = call.organizer ?? "organizer_id";
  const setOwn = (part: unknown, id: number) => {
    if (typeof part !== "object" || part === null) return part;
    const ofThings = Object.entries(part)
      .filter(([key, value]) => /^(?:id|tour_id|site_id)$/.test(key) && typeof value === "number")
      .map(([key]) => key);
    const changes = Object.fromEntries(ofThings.map((key) => [key, id]));
    return { ...part, ...changes, ...(field in part && { [field]: own.id }) };
  };
  const nothing = fc.constant(undefined);
  return fc
    .record({
      query: call.query ? arbitraryOf(call.query, known) : nothing,
      body: call.body ? arbitraryOf(call.body, known) : nothing,
      id: fc.constantFrom(owned.tour, owned.site, owned.departure),
      taken: fc.option(fc.array(fc.nat({ max: 50 }), { maxLength: 2 })),
    })
    .map(({ query, body, id, taken }) => ({
      query: setOwn(taken ? pickInto(sample.query, query, taken) : query, id) as object,
      body: setOwn(taken ? pickInto(sample.body, body, taken) : body, id),
    }));
}

/** The sample with the made fields that these numbers choose. */
function pickInto(sample: unknown, made: unknown, numbers: number[]): unknown {
  if (typeof made !== "object" || made === null) return made;
  const entries = Object.entries(made);
  const chosen = entries.length > 0 ? numbers.map((one) => entries[one % entries.length]!) : [];
  return { ...(sample as object | undefined), ...Object.fromEntries(chosen) };
}

/** Throws where an answer is not what the contract says; its status. */
async function judge(ask: Ask, name: CallName, input: Input): Promise<number> {
  const response = await ask(name, input, name === "signOut" ? {} : own.owner);
  const answer = await response.json();
  if (response.status >= 500) {
    throw new Error(`answered ${response.status}`, { cause: logged.mock.lastCall?.[0] });
  }
  if (response.ok) v.parse(contract[name].answer, answer);
  else expect(answer).toMatchObject({ message: expect.any(String), error: expect.any(String) });
  return response.status;
}

/** Throws with the seed and the smallest input that breaks the call; the statuses of all else. */
async function fuzz(ask: Ask, name: CallName): Promise<Set<number>> {
  const call: Call = contract[name];
  const sound = soundInput(name);
  const either = fc.oneof(
    { weight: 3, arbitrary: sound },
    { weight: 2, arbitrary: corrupt(call, sound) },
  );
  const statuses = new Set<number>();
  const property = fc.asyncProperty(either, async (input) => {
    statuses.add(await judge(ask, name, input));
  });
  const runs = costly.includes(name) ? Math.ceil(numRuns / 5) : numRuns;
  await fc.assert(property, { numRuns: runs, seed, timeout });
  return statuses;
}

// ASVS 1.4.2, 2.2.1, 2.2.2, 15.3.6
test.each(Object.keys(contract) as CallName[])(
  "%s: valid and corrupted inputs alike are answered as the contract says",
  async (name) => {
    const statuses = await fuzz(app.ask, name);
    const beyond = [...statuses].filter((status) => status !== 400 && status !== 429);
    const refused = guesses.includes(name) ? [400] : [];
    expect([...refused, ...beyond], "answers to what the schema takes").not.toEqual([]);
  },
);

test("afterwards the server is healthy and the organiser's data is intact", async () => {
  const health = await app.app.request("/health");
  expect(health.status).toBe(200);
  const query = { organizer_id: own.id };
  const blocks = await app.call("getPage", { query: { ...query, type: "main" } }, own.owner);
  expect(blocks.data.blocks).toEqual(expect.any(Array));
});

test("control: a handler that fails on some values or breaks the contract is found", async () => {
  const broken = createTestClient(app.services, {
    ...handlers,
    listDepartures: (input, context) => {
      if (input.query.period === "all") throw new Error("tripped");
      return handlers.listDepartures(input, context);
    },
    getAttachedSite: () => ({ data: { id: "1" } }) as never,
  });
  await expect(fuzz(broken.ask, "listDepartures")).rejects.toMatchObject({
    message: expect.stringMatching(new RegExp(`seed: ${seed}[^]*"period":"all"`)),
    cause: { message: "answered 500" },
  });
  await expect(fuzz(broken.ask, "getAttachedSite")).rejects.toMatchObject({
    cause: { message: expect.stringContaining("Expected number") },
  });
});
