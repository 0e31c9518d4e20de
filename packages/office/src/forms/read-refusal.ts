import type { ApiError } from "@tour/api";
import type { ValidationMap } from "@tour/validation";

/**
 * What the server said of the fields, by the names that the form knows them by. Fields that are
 * named without a word say nothing: then the message for the whole is about the field `about`, or,
 * with none, stands by itself.
 */
export function readRefusal(
  { validation, message, status }: Pick<ApiError, "validation" | "message" | "status">,
  prefix: string,
  about?: string,
): ValidationMap {
  const told = Object.entries(validation).filter(([, messages]) => messages.length > 0);
  if (told.length === 0 && about !== undefined && status < 500) return { [about]: [message] };
  return Object.fromEntries(
    told.map(([name, messages]) => [
      name.startsWith(prefix) ? name.slice(prefix.length) : name,
      messages,
    ]),
  );
}
