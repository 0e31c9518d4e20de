/** How long a call on the way may take, in ms: what hangs on a bad line is begun anew. */
export const within = (ms = 30_000, givenUp?: AbortSignal) => {
  const late = AbortSignal.timeout(ms);
  return { signal: givenUp ? AbortSignal.any([late, givenUp]) : late };
};
