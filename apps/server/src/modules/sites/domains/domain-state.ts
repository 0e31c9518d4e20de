import type { DomainReason, DomainState } from "@tour/api";
import { addMilliseconds } from "date-fns/addMilliseconds";
import { differenceInMilliseconds } from "date-fns/differenceInMilliseconds";
import { hoursToMilliseconds } from "date-fns/hoursToMilliseconds";
import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds";

const minute = minutesToMilliseconds(1);
const hour = hoursToMilliseconds(1);

/** How long each thing may take before the domain counts as failed, in ms. */
export const timeout = { dns: 72 * hour, certificate: 24 * hour, away: 72 * hour } as const;

export interface DomainStanding {
  state: DomainState;
  reason: DomainReason | null;
  since: Date;
  failingSince: Date | null;
}

/** What was found outside. */
export interface DomainFacts {
  hasProof: boolean;
  isPointed: boolean;
  /** Whether browsers would accept the certificate; true where the site is served without TLS. */
  hasCertificate: boolean;
}

/** The states in which the host is served. */
export const isServed = (state: DomainState) =>
  state === "issuing_certificate" || state === "active";

/**
 * What becomes of a domain by what was found. Product decisions, section 5. Ownership is proved
 * once: a served domain that loses its TXT record goes on for as long as it leads here.
 */
export function judgeDomain(now: DomainStanding, facts: DomainFacts, time: Date): DomainStanding {
  const lasted = differenceInMilliseconds(time, now.since);
  const enter = (state: DomainState, reason: DomainReason | null = null): DomainStanding =>
    state === now.state
      ? { ...now, reason, failingSince: null }
      : { state, reason, since: time, failingSince: null };

  if (!isServed(now.state)) {
    if (facts.hasProof && facts.isPointed) {
      return enter(facts.hasCertificate ? "active" : "issuing_certificate");
    }
    const reason = facts.hasProof ? "not_pointed" : "no_proof";
    const isOver =
      now.state === "failed" || (now.state === "waiting_for_dns" && lasted > timeout.dns);
    return isOver ? enter("failed", reason) : enter("waiting_for_dns", reason);
  }
  if (!facts.isPointed) {
    const failingSince = now.failingSince ?? time;
    const isLost = differenceInMilliseconds(time, failingSince) > timeout.away;
    return isLost
      ? enter("failed", "not_pointed")
      : { ...now, reason: "not_pointed", failingSince };
  }
  if (now.state === "active") return enter("active");
  if (facts.hasCertificate) return enter("active");
  return lasted > timeout.certificate
    ? enter("failed", "no_certificate")
    : enter("issuing_certificate");
}

/** When to look again; null for a domain that was given up. */
export function nextCheckAt(
  { state, since, failingSince }: DomainStanding,
  time: Date,
): Date | null {
  const lasted = differenceInMilliseconds(time, since);
  const after = (ms: number) => addMilliseconds(time, ms);
  switch (state) {
    case "failed":
      return null;
    case "active":
      return after(failingSince ? hour : 6 * hour);
    default:
      return after(lasted < hour ? minute : lasted < 24 * hour ? 10 * minute : hour);
  }
}
