/** A request as the client's process is told of it. */
export interface SentRequest {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** What a client's process is to do: the requests in turn, each at the next origin. */
export interface Job {
  origins: readonly string[];
  requests: readonly SentRequest[];
  /** The number of the request that it begins with. */
  first: number;
  /** How many are under way at once. */
  clients: number;
  /** It ends after so many that count, or so many seconds. */
  count: number;
  maxSeconds: number;
}

/** What a client's process saw. */
export interface Load {
  median: number;
  p95: number;
  /** Answers a second. */
  rate: number;
  /** Processor time that the client took, in ms. */
  cpu: number;
}
