import { setTimeout as wait } from "node:timers/promises";

type Fetch = typeof fetch;

interface Options {
  /** How long one may say nothing before another is asked as well, in ms. */
  patienceMs?: number;
  /** How often one that is left out is asked whether it serves again, in ms. */
  pauseMs?: number;
  /** What asks one of them. */
  ask?: Fetch;
  /** Whether a request by this method only reads; GET and HEAD do unless told otherwise. */
  isRead?: (method: string) => boolean;
}

/** One of several equal processes. */
interface Host {
  origin: URL;
  /** It did not answer, and is not asked until it says that it serves. */
  isLeftOut: boolean;
}

/** Of so many requests one may be asked twice: where all are slow they get no slower by it. */
const requestsPerSecondTry = 10;
/** So many at once. */
const maxSecondTries = 20;

/**
 * A `fetch` for several equal processes: they are asked in turn. What only reads is asked of
 * another as well when one says nothing for a while, cannot be reached or does not serve (503), and the
 * first answer counts; what changes something is only asked again where nobody was reached. One that was
 * slower than that, or away, is left out until `/health/serving` says that it serves.
 */
export function askAnyOf(
  origins: readonly string[],
  { patienceMs = 700, pauseMs = 1_000, ask = fetch, isRead = isReadByName }: Options = {},
): Fetch {
  if (origins.length === 1) return ask;
  const hosts: Host[] = origins.map((origin) => ({ origin: new URL(origin), isLeftOut: false }));
  let turn = 0;
  let secondTries = maxSecondTries;
  const inTurn = (): [Host, Host] => {
    secondTries = Math.min(maxSecondTries, secondTries + 1 / requestsPerSecondTry);
    turn = (turn + 1) % hosts.length;
    const turned = [...hosts.slice(turn), ...hosts.slice(0, turn)];
    const [first, second] = turned.toSorted((a, b) => Number(a.isLeftOut) - Number(b.isLeftOut));
    return [first!, second!];
  };
  const takeSecondTry = () => {
    if (secondTries < 1) return false;
    secondTries -= 1;
    return true;
  };
  const leaveOut = (host: Host) => {
    if (!host.isLeftOut) void comeBack(host, pauseMs);
  };

  const read = async (input: string, init: RequestInit): Promise<Response> => {
    const [first, second] = inTurn();
    const tries = [first, second].map(() => new AbortController());
    const askOne = async (at: 0 | 1): Promise<Won> => {
      const host = at === 0 ? first : second;
      const signals = [tries[at]!.signal, ...(init.signal ? [init.signal] : [])];
      const answer = await ask(on(host, input), { ...init, signal: AbortSignal.any(signals) });
      return { at, answer };
    };
    const begun = askOne(0);
    const soon = await within(patienceMs, begun);
    if (soon !== "late" && soon !== "failed" && soon.answer.status !== 503) return soon.answer;
    init.signal?.throwIfAborted();
    // One that is left out would say nothing either.
    const helps = soon === "late" ? !second.isLeftOut : true;
    if (!helps || !takeSecondTry()) return (await begun).answer;
    const won = await Promise.any([...(soon === "late" ? [begun] : []), askOne(1)]).catch(
      () => begun,
    );
    if (won.at === 0) {
      tries[1]!.abort();
    } else {
      if (won.answer.status !== 503) leaveOut(first);
      // Of an answer that said that it does not serve, nobody reads the words.
      tries[0]!.abort();
    }
    return won.answer;
  };
  const change = async (input: string, init: RequestInit): Promise<Response> => {
    const [first, second] = inTurn();
    try {
      return await ask(on(first, input), init);
    } catch (error) {
      if (!wasRefused(error)) throw error;
      leaveOut(first);
      // What has begun to be read cannot be sent again.
      if (init.body instanceof ReadableStream) throw error;
      return ask(on(second, input), init);
    }
  };
  return (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    return isRead(init.method ?? "GET") ? read(address, init) : change(address, init);
  };
}

const isReadByName = (method: string) => /^(get|head)$/i.test(method);

/** What comes within a time; else that it is late, or failed. */
async function within<Value>(
  ms: number,
  value: Promise<Value>,
): Promise<Value | "late" | "failed"> {
  const late = new AbortController();
  const patience = wait(ms, "late" as const, { signal: late.signal }).catch(() => "late" as const);
  const failed = () => "failed" as const;
  return Promise.race([value.catch(failed), patience]).finally(() => late.abort());
}

interface Won {
  at: 0 | 1;
  answer: Response;
}

/** Set, not resolved: a path that begins with two slashes would name another host. */
function on({ origin }: Host, address: string): URL {
  const url = new URL(address);
  url.protocol = origin.protocol;
  url.host = origin.host;
  return url;
}

/** Nobody listened: nothing of the request was taken. */
function wasRefused(error: unknown): boolean {
  const code = ((error as Error).cause as { code?: string } | undefined)?.code ?? "";
  return ["ECONNREFUSED", "EHOSTUNREACH", "ENOTFOUND", "UND_ERR_CONNECT_TIMEOUT"].includes(code);
}

/** Leaves a host out until it says that it serves. */
async function comeBack(host: Host, pauseMs: number): Promise<void> {
  host.isLeftOut = true;
  while (host.isLeftOut) {
    await wait(pauseMs, null, { ref: false });
    const signal = AbortSignal.timeout(pauseMs);
    const answer = await fetch(new URL("/health/serving", host.origin), { signal }).catch(
      () => null,
    );
    await answer?.body?.cancel();
    host.isLeftOut = !answer?.ok;
  }
}
