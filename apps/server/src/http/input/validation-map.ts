import type { ValidationMap } from "@tour/api";
import * as v from "valibot";
import { messages } from "../errors/messages.ts";

type Issue = v.BaseIssue<unknown>;

/** Nobody reads more at once; a body can be wrong in as many places as it has values. */
const maxIssues = 200;

/** Messages by the path of the field, in Russian. They never repeat what was sent. */
export function toValidationMap(issues: readonly Issue[]): ValidationMap {
  const messagesOf = Map.groupBy(
    issues.slice(0, maxIssues).flatMap(maxTelling),
    (issue) => v.getDotPath(issue) ?? "",
  );
  // A field may be called `__proto__`: such a key can't be set on an object one by one.
  return Object.fromEntries([...messagesOf].map(([path, found]) => [path, found.map(toMessage)]));
}

/** An issue of a union says nothing; its option that came furthest does. */
function maxTelling(issue: Issue): Issue[] {
  if (issue.type !== "union" || !issue.issues?.length) return [issue];
  const rule = issue.issues.find((inner) => inner.kind === "validation") ?? issue.issues[0];
  return rule
    ? [{ ...rule, path: [...(issue.path ?? []), ...(rule.path ?? [])] } as Issue]
    : [issue];
}

function toMessage(issue: Issue): string {
  if (issue.kind === "schema") return schemaMessage(issue);
  const { requirement } = issue;
  const isText = typeof issue.input === "string";
  switch (issue.type) {
    case "max_length":
      return isText ? messages.maxLength(requirement) : messages.maxItems(requirement);
    case "min_length":
      return messages.minLength(requirement);
    case "max_value":
      return messages.maxValue(requirement);
    case "min_value":
      return messages.minValue(requirement);
    case "integer":
      return messages.integer;
    case "email":
      return messages.email;
    default:
      return isOwn(issue) ? issue.message : messages.invalid;
  }
}

function schemaMessage(issue: Issue): string {
  if (issue.expected === "never") return messages.unknownField;
  if (issue.received === "undefined") return messages.required;
  if (isOwn(issue)) return issue.message;
  if (Array.isArray(issue.input)) return messages.repeated;
  if (issue.type === "picklist")
    return messages.oneOf((issue.expected ?? "").replace(/["()]/g, ""));
  if (issue.type === "number") return messages.number;
  if (issue.type === "string") return messages.text;
  return messages.invalid;
}

/** Whether our schema gave the text. The library's own is English, and ends in what was sent. */
function isOwn({ message }: Issue): boolean {
  return !message.startsWith("Invalid ") && /\p{Script=Cyrillic}/u.test(message);
}
