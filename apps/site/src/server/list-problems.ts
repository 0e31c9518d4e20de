import { ApiError } from "@tour/api";

const unavailable = 503;

/** With which status and words a form is shown again that the API host did not take. */
export function listProblems(
  error: unknown,
  failed: string,
): { status: number; problems: string[] } {
  // What broke says nothing to people.
  if (!(error instanceof ApiError) || error.status >= 500) {
    return { status: unavailable, problems: [failed] };
  }
  const messages = Object.values(error.validation).flatMap(([first = ""]) => first);
  return { status: error.status, problems: messages.length > 0 ? messages : [error.message] };
}
