/** How long a store that said nothing may take to show that it speaks again, in ms. */
export const knockPatienceMs = 5_000;

/** A request that was given up unanswered fails with one of these. */
const isTimeout = (error: unknown): boolean => (error as Error | null)?.name === "TimeoutError";

interface Options {
  /** Asks the store for anything, just to hear it. */
  knock: (signal: AbortSignal) => Promise<unknown>;
  /** How long until it is asked that again, in ms. */
  pauseMs?: number;
  patienceMs?: number;
}

/**
 * Notices a store that takes requests and answers none of them. Whoever is first waits for their whole time;
 * from then on nobody does, until the store answers a knock: else pictures that are made one
 * after another would wait one after another. One large object that takes too long while others are
 * answered is no sign of it.
 */
export function watchSilence({ knock, pauseMs = 2_000, patienceMs = knockPatienceMs }: Options) {
  let heardAt = -Infinity;
  let isSilent = false;

  const hear = () => {
    heardAt = performance.now();
    isSilent = false;
  };
  const knockLater = () => {
    setTimeout(async () => {
      if (!isSilent) return;
      const answered = await knock(AbortSignal.timeout(patienceMs)).then(
        () => true,
        (error: unknown) => !isTimeout(error),
      );
      if (answered) hear();
      else knockLater();
    }, pauseMs).unref();
  };

  return {
    /** Does a request, or fails at once while the store is silent. */
    async ask<Answer>(request: () => Promise<Answer>): Promise<Answer> {
      if (isSilent) throw new Error("The media store says nothing, and is not asked until it does");
      const askedAt = performance.now();
      try {
        const answer = await request();
        hear();
        return answer;
      } catch (error) {
        // Whoever refuses a connection, or answers with a failure, is not silent.
        if (!isTimeout(error)) hear();
        else if (heardAt < askedAt && !isSilent) {
          isSilent = true;
          knockLater();
        }
        throw error;
      }
    },
  };
}

export type SilenceWatch = ReturnType<typeof watchSilence>;
