const calls = new Map<string, AbortController>();

/** Runs the sending of a deed so that it can be given up, in this window, when it is taken back meanwhile. */
export async function runGivenUp<Answer>(
  id: string,
  send: (givenUp: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const call = new AbortController();
  calls.set(id, call);
  try {
    return await send(call.signal);
  } finally {
    calls.delete(id);
  }
}

/** Waits for no answer any more: the call may hang for half a minute. */
export const giveUpSending = (id: string): void => calls.get(id)?.abort();
