interface BalanceOptions {
  /** How long a process may take for an answer, in ms. */
  patienceMs?: number;
  /** For how long a process that did not answer is asked nothing, in ms. */
  restMs?: number;
  /** How one process is asked. */
  send?: (address: string, init: RequestInit) => Promise<Response>;
}

/**
 * `fetch` by paths, to several processes in turn and past those that did not answer lately, as a
 * balancer's. Nothing is sent twice: whoever asked is told that nobody answered.
 */
export function balance(
  origins: readonly string[],
  { patienceMs = 10_000, restMs = 1_000, send = fetch }: BalanceOptions = {},
): (path: string, init?: RequestInit) => Promise<Response> {
  const restsUntil = new Map<string, number>();
  let turn = 0;
  const choose = () => {
    const now = performance.now();
    const awake = origins.filter((origin) => (restsUntil.get(origin) ?? 0) <= now);
    const asked = awake.length > 0 ? awake : origins;
    return asked[turn++ % asked.length]!;
  };
  return async (path, init) => {
    const origin = choose();
    try {
      return await send(origin + path, { ...init, signal: AbortSignal.timeout(patienceMs) });
    } catch (error) {
      restsUntil.set(origin, performance.now() + restMs);
      throw error;
    }
  };
}
