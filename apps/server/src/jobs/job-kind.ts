/** How often a job that failed is tried again; each wait is about twice the one before. */
export interface Retries {
  limit: number;
  /** The first wait, in seconds. */
  delay: number;
  /** No wait is longer, in seconds. */
  maxDelay: number;
}

/** A kind of work that is done outside requests: a file of its own, listed in `job-kinds.ts`. */
export interface JobKind<Payload extends object, Context> {
  name: string;
  retries?: Retries;
  /** How often workers look for it, in seconds; no less than 0.5. */
  pollSeconds?: number;
  /**
   * Does a job's work; it may be run again, so it must bear that. Answers when to come again, if so:
   * long work does when the server stops, which the signal tells.
   */
  run(payload: Payload, context: Context, signal: AbortSignal): Promise<Date | void>;
}

/** Writes down a kind of job; what it is given and what it needs are those of `run`. */
export const defineJob = <Payload extends object, Context>(
  kind: JobKind<Payload, Context>,
): JobKind<Payload, Context> => kind;
