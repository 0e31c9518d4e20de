import { FieldCounter } from "@tour/ui-kit/field";
import { readLimits } from "@tour/validation/valibot";
import type { FieldDescription } from "./describe-field.ts";

/** How much of its limit a text uses, once the limit is near; nothing where there is none. */
export function LimitCounter({ field, value }: { field: FieldDescription; value: string }) {
  const { maxLength } = readLimits(field.schema);
  return maxLength === undefined ? null : <FieldCounter value={value} max={maxLength} />;
}
