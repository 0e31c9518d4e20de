/**
 * A place where as many as are expected wait for each other: none goes on before all have come. A
 * race's control holds it between its check and its write, so that it needs no luck.
 */
export function createBarrier(expected: number): () => Promise<void> {
  let missing = expected;
  const { promise, resolve } = Promise.withResolvers<void>();
  return () => {
    missing -= 1;
    if (missing <= 0) resolve();
    return promise;
  };
}
