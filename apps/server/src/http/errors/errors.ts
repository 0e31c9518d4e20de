import type { ErrorBody, ValidationMap } from "@tour/api";
import { messages } from "./messages.ts";

/** Named refusals and their statuses. Product decisions, section 10. */
export const refusalStatuses = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  second_factor_required: 403,
  password_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  unprocessable: 422,
  too_many_requests: 429,
  unavailable: 503,
  no_room: 507,
} as const;

export type RefusalName = keyof typeof refusalStatuses;

interface Details {
  validation?: ValidationMap;
  /** What the caller needs to go on, for example the newer draft with a 409. */
  data?: unknown;
  headers?: Record<string, string>;
  /** What went wrong behind it: logged, never shown. */
  cause?: unknown;
}

/** Thrown anywhere in a call to refuse it; its message is shown to people. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly refusal: RefusalName;
  readonly details: Details;

  constructor(refusal: RefusalName, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.refusal = refusal;
    this.details = details;
  }

  get status() {
    return refusalStatuses[this.refusal];
  }

  toBody(): ErrorBody {
    const { validation = {}, data } = this.details;
    const body: ErrorBody = { message: this.message, error: this.refusal, validation };
    return data === undefined ? body : { ...body, data };
  }
}

/** 404; say what was looked for, in words that people may read. */
export const notFound = (message: string = messages.notFound) => new Refusal("not_found", message);

/** 400 with messages by field. */
export const badRequest = (validation: ValidationMap) =>
  new Refusal("bad_request", messages.badRequest, { validation });
