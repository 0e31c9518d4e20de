import { FieldCounter } from "@tour/ui-kit/field";
import type { FieldDescription } from "./describe-field.ts";
import { readMaxLength } from "./read-max-length.ts";

/** How much of its limit a text uses, once the limit is near; nothing where there is none. */
export function LimitCounter({ field, value }: { field: FieldDescription; value: string }) {
  const max = readMaxLength(field.schema);
  return max === undefined ? null : <FieldCounter value={value} max={max} />;
}
