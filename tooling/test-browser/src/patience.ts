/**
 * How long tests in a browser wait before they fail, for Vitest's projects: a machine that runs three
 * suites on two cores is slow, not wrong. Vitest's own second for what is asked again and again is too
 * short there; a project does not take `hookTimeout` and `expect` from the command line.
 */
export const patience = {
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
} as const;

/** For what Playwright waits for by itself, a press or a navigation; its own 30 s are too short there. */
export const actionTimeoutMs = 60_000;
