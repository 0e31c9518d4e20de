/** The server's messages by field name. Specification, section 8. */
export type ValidationMap = Readonly<Record<string, string | readonly string[]>>;

/** `tourists[0].email` and `tourists.0.email` name the same field. */
export function normalizeFieldName(name: string): string {
  return name.replaceAll(/\[(\w+)\]/g, ".$1");
}

/** The first message of every field that has one. */
export function readFirstMessages(map: ValidationMap): [name: string, message: string][] {
  return Object.entries(map).flatMap(([name, messages]) => {
    const message: unknown = Array.isArray(messages) ? messages[0] : messages;
    return typeof message === "string" && message !== "" ? [[name, message]] : [];
  });
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
