import { expect, test } from "vitest";
import { judgeDomain, nextCheckAt, timeout } from "./domain-state.ts";
import type { DomainStanding } from "./domain-state.ts";

const start = new Date("2026-11-21T10:00:00Z");
const after = (ms: number) => new Date(start.getTime() + ms);
const standing = (state: DomainStanding["state"], more: Partial<DomainStanding> = {}) => ({
  ...{ state, reason: null, since: start, failingSince: null },
  ...more,
});
const facts = (hasProof: boolean, isPointed: boolean, hasCertificate = false) => ({
  ...{ hasProof, isPointed, hasCertificate },
});
const minute = 60_000;

test.each([
  ["new", facts(false, false), "waiting_for_dns", "no_proof"],
  ["new", facts(false, true), "waiting_for_dns", "no_proof"],
  ["waiting_for_dns", facts(true, false), "waiting_for_dns", "not_pointed"],
  ["waiting_for_dns", facts(true, true), "issuing_certificate", null],
  ["waiting_for_dns", facts(true, true, true), "active", null],
  ["failed", facts(true, true), "issuing_certificate", null],
  ["failed", facts(false, false), "failed", "no_proof"],
  ["issuing_certificate", facts(true, true), "issuing_certificate", null],
  ["issuing_certificate", facts(true, true, true), "active", null],
  ["active", facts(false, true), "active", null],
  ["active", facts(true, false), "active", "not_pointed"],
] as const)("%s with %o becomes %s (%s)", (state, found, next, reason) => {
  expect(judgeDomain(standing(state), found, after(minute))).toMatchObject({ state: next, reason });
});

test("no domain is served before its ownership is proved, whatever else is found", () => {
  for (const state of ["new", "waiting_for_dns", "failed"] as const) {
    const next = judgeDomain(standing(state), facts(false, true, true), after(minute));
    expect(["waiting_for_dns", "failed"]).toContain(next.state);
  }
});

test("every waiting state ends in time", () => {
  const waiting = standing("waiting_for_dns");
  expect(judgeDomain(waiting, facts(false, false), after(timeout.dns)).state).toBe(
    "waiting_for_dns",
  );
  expect(judgeDomain(waiting, facts(false, false), after(timeout.dns + 1)).state).toBe("failed");
  const issuing = standing("issuing_certificate");
  expect(judgeDomain(issuing, facts(true, true), after(timeout.certificate + 1))).toMatchObject({
    state: "failed",
    reason: "no_certificate",
  });
});

test("an active domain that points elsewhere is served for a while and then lost", () => {
  const away = judgeDomain(standing("active"), facts(true, false), after(minute));
  expect(away).toMatchObject({ state: "active", failingSince: after(minute) });
  expect(judgeDomain(away, facts(true, true), after(2 * minute))).toEqual(standing("active"));
  const late = after(minute + timeout.away + 1);
  expect(judgeDomain(away, facts(true, false), late).state).toBe("failed");
});

test("new domains are checked every minute, old ones rarely, failed ones never", () => {
  const wait = (one: DomainStanding, ms: number) => {
    const next = nextCheckAt(one, after(ms));
    return next && (next.getTime() - start.getTime() - ms) / minute;
  };
  expect(wait(standing("waiting_for_dns"), 0)).toBe(1);
  expect(wait(standing("waiting_for_dns"), 120 * minute)).toBe(10);
  expect(wait(standing("waiting_for_dns"), 48 * 60 * minute)).toBe(60);
  expect(wait(standing("active"), 0)).toBe(360);
  expect(wait(standing("active", { failingSince: start }), 0)).toBe(60);
  expect(wait(standing("failed"), 0)).toBe(null);
});
