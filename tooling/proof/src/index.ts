/** What Vitest hands on to tests in a browser, whose process is another one. */
const handedOn = (import.meta as ImportMeta & { env?: NodeJS.ProcessEnv }).env;

/**
 * Whether `pnpm prove` runs: what each run of the tests looks at in part is looked at whole (decision
 * 0124).
 */
export const isFullProof = (handedOn?.["PROOF"] ?? process.env["PROOF"]) === "full";

/** The cases, in `pnpm prove` alone: what repeats others under another condition. */
export const inProof = <Case>(...cases: Case[]): Case[] => (isFullProof ? cases : []);
