/** Runs at most `parallel` jobs at once, and jobs of the same key one after another. */
export function createKeyedQueue(parallel: number) {
  const tails = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const enter = async () => {
    if (running === parallel) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  };
  /** The place goes straight to who waits longest. */
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const runNow = async <T>(job: () => Promise<T>): Promise<T> => {
    await enter();
    try {
      return await job();
    } finally {
      leave();
    }
  };

  return {
    run<T>(key: string, job: () => Promise<T>): Promise<T> {
      const before = tails.get(key) ?? Promise.resolve();
      const result = before.then(() => runNow(job));
      const tail = result
        .catch(() => {})
        .then(() => {
          if (tails.get(key) === tail) tails.delete(key);
        });
      tails.set(key, tail);
      return result;
    },
    /** Resolves once nothing is left to do. */
    async idle(): Promise<void> {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}

export type KeyedQueue = ReturnType<typeof createKeyedQueue>;
