/** The server's messages by field name. Specification, section 8. */
export type ValidationMap = Readonly<Record<string, string | readonly string[]>>;

/** `tourists[0].email` and `tourists.0.email` name the same field. */
export function normalizeFieldName(name: string): string {
  return name.replaceAll(/\[(\w+)\]/g, ".$1");
}

/**
 * The first message of every field that has one. A map that names fields and says nothing about any
 * of them (empty lists, blank texts) still refuses: they get the fallback.
 */
export function readFirstMessages(
  map: ValidationMap,
  fallback: string,
): [name: string, message: string][] {
  const named = Object.entries(map).map(([name, messages]): [string, string] => {
    const message: unknown = Array.isArray(messages) ? messages[0] : messages;
    return [name, typeof message === "string" ? message.trim() : ""];
  });
  const told = named.filter(([, message]) => message !== "");
  return told.length > 0 ? told : named.map(([name]) => [name, fallback]);
}

function readMap(value: unknown): ValidationMap | undefined {
  if (typeof value !== "object" || value === null || !("validation" in value)) return undefined;
  const { validation } = value;
  if (typeof validation !== "object" || validation === null) return undefined;
  return Object.keys(validation).length > 0 ? (validation as ValidationMap) : undefined;
}

/** The validation map that a failed call carries, in the error itself or in its `data`. */
export function findValidationMap(error: unknown): ValidationMap | undefined {
  const data = typeof error === "object" && error !== null && "data" in error ? error.data : null;
  return readMap(error) ?? readMap(data);
}
