import type { ValidationMap } from "./entities/block.ts";

/** The body of every refusal. Product decisions, section 10. */
export interface ErrorBody {
  message?: string;
  error?: string;
  validation?: ValidationMap;
  /** What the caller needs to go on, for example the newer draft with a 409. */
  data?: unknown;
}

/** A call that failed: the status, and the server's words. Missing status counts as 500. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  readonly error: string;
  readonly validation: ValidationMap;
  readonly data: unknown;

  constructor(from: { status?: number; statusText?: string; url: string; body?: ErrorBody }) {
    super(from.body?.message || from.body?.error || from.statusText || "Request failed");
    this.status = from.status ?? 500;
    this.statusText = from.statusText ?? "";
    this.url = from.url;
    this.error = from.body?.error ?? "";
    this.validation = from.body?.validation ?? {};
    this.data = from.body?.data;
  }
}

/** Raised where a tour lookup answers a redirect and redirects are not allowed. Section 8. */
export class IllegalRedirectError extends Error {
  override readonly name = "IllegalRedirectError";
  readonly slug: string;

  constructor(slug: string) {
    super("Illegal redirect");
    this.slug = slug;
  }
}

/** Whether the error says that nothing could be reached, rather than that it was refused. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.statusText === unreachable;
}

/** Timed out, too early, too many. */
const passing = [408, 425, 429];

/** Whether a status speaks of the server or of the moment, and not of what was sent: it may be taken later. */
export const isPassing = (status: number): boolean => status >= 500 || passing.includes(status);

export const unreachable = "Unreachable";
