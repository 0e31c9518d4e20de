import type { FieldDescription } from "./describe-field.ts";

/** What every editor of a field receives. */
export interface EditorProps<Value = unknown> {
  field: FieldDescription;
  /** Dotted path in the block's content. */
  path: string;
  value: Value | null | undefined;
}
