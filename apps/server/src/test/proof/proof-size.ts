import { isFullProof } from "@tour/proof";

/** How much of the proof of booking is run; the one place that says so. */
interface ProofSize {
  /** Of each race. */
  rounds: number;
  /** Of random events. */
  sequences: number;
  /** Of the server's process, at named points and at random. */
  kills: number;
}

const sizes = {
  /** With every run of the tests: more than fifty rounds over all races, each at least ten times. */
  brief: { rounds: 10, sequences: 100, kills: 10 },
  /** `pnpm prove`. */
  full: { rounds: 1000, sequences: 10_000, kills: 200 },
} as const satisfies Record<string, ProofSize>;

const { PROOF_MINUTES, PROOF_SEED, PROOF_RESULTS } = process.env;

/** By `PROOF=full`, else brief. */
export const proofSize: ProofSize = sizes[isFullProof ? "full" : "brief"];

/** After so many minutes each part of the proof ends with what it has; without an end if unset. */
export const proofMinutes = PROOF_MINUTES ? Number(PROOF_MINUTES) : undefined;

/** Where random events begin: that of a run that failed repeats it. */
export const proofSeed = PROOF_SEED ? Number(PROOF_SEED) : Date.now() % 1_000_000_000;

/** Folder to which each part writes what it has shown; nothing is written if unset. */
export const resultsFolder = PROOF_RESULTS;

/** A test of the proof ends by itself: long enough for the full one. */
export const proofTimeout = { timeout: isFullProof ? 3 * 60 * 60_000 : 900_000 };
