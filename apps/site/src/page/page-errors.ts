import { ApiError, isUnreachable } from "@tour/api";
import { texts } from "../texts/ru.ts";

/** When to ask again after a 503, in seconds, as a header says it. */
export const comeBack = "30";

/** A page that can't be shown: its status, and words that a visitor may read. */
export class PageError extends Error {
  override readonly name: string = "PageError";
  readonly status: number;
  /** Shown to the visitor; `message` is for the logs. */
  readonly publicMessage: string;
  /** Above it, where the status alone does not say enough. */
  publicTitle?: string;

  constructor(status: number, message: string, publicMessage: string, cause?: unknown) {
    super(message, { cause });
    this.status = status;
    this.publicMessage = publicMessage;
  }
}

/** No such page. Specification, sections 2 and 8. */
export class PageNotFoundError extends PageError {
  override readonly name = "PageNotFoundError";

  constructor(path: string) {
    super(404, `Page not found: ${path}`, texts.error.notFound.text);
  }
}

/** The page has another address now: `path` on the same host, else there is no such page. */
export class PageMovedError extends Error {
  override readonly name = "PageMovedError";
  readonly path: string;

  constructor(path: string) {
    super(`Moved to ${path}`);
    this.path = path;
  }
}

/** Whether a call was given up: a host that hangs is as far away as one that is not there. */
const isTimeout = (error: unknown): error is DOMException =>
  error instanceof DOMException && error.name === "TimeoutError";

/**
 * What the API host says to whoever asked for something that it refuses; undefined for its own
 * faults, and for words that are no sentence for readers, such as the protocol's.
 */
function refusalOf({ status, message }: ApiError): string | undefined {
  const isRefused = status >= 400 && status < 500 && status !== 429;
  return isRefused && /\p{Script=Cyrillic}/u.test(message) ? message : undefined;
}

/** Turns whatever stopped a page into an error with a status; nothing internal is told. */
export function toPageError(error: unknown, path: string): PageError {
  if (error instanceof PageError) return error;
  if (error instanceof PageMovedError) return new PageNotFoundError(path);
  if (isTimeout(error)) return new PageError(503, error.message, texts.error.other.away, error);
  if (!(error instanceof ApiError)) {
    const reason = error instanceof Error ? error.message : String(error);
    return new PageError(500, reason, texts.error.other.broken, error);
  }
  if (error.status === 404) return new PageNotFoundError(path);
  if (error.status === 410) return new PageError(410, error.message, texts.error.gone.text, error);
  const refusal = refusalOf(error);
  if (refusal) return new PageError(error.status, error.message, refusal, error);
  // One that is asked too often will answer later, too.
  const isAway = isUnreachable(error) || [429, 502, 503, 504].includes(error.status);
  const words = isAway ? texts.error.other.away : texts.error.other.broken;
  return new PageError(isAway ? 503 : 500, error.message, words, error);
}
