import { ApiError, unreachable } from "./error.ts";
import type { ErrorBody } from "./error.ts";
import { maskUrl } from "./mask-url.ts";

/** What a log keeps of a failed call; the url is masked. Specification, section 8. */
export interface CallFailure {
  status: number;
  statusText: string;
  url: string;
}

interface Failed {
  /** None where nothing answered. */
  status?: number;
  statusText?: string;
  url: string;
  body?: ErrorBody;
}

/** The error of a failed call with the server's words; it is logged. */
export function failCall(
  { status, statusText, url, body }: Failed,
  log?: (failure: CallFailure) => void,
): ApiError {
  const error = new ApiError({
    status,
    statusText: status ? statusText : unreachable,
    url: maskUrl(url),
    body,
  });
  log?.({ status: error.status, statusText: error.statusText, url: error.url });
  return error;
}
