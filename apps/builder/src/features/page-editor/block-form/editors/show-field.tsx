import { useState } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import type { FieldDescription } from "../describe-field.ts";
import { FieldEditor } from "../field-editor.tsx";
import { BlockFormProvider } from "../form-context.ts";

interface Shown {
  field: FieldDescription;
  path: string;
  /** What the block holds at first. */
  value: unknown;
}

/** Shows one field of a block's form until the test is over; answers where, and what it writes. */
export function showField(shown: Shown): { place: HTMLElement; written: unknown[] } {
  const written: unknown[] = [];
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(<ShownField {...shown} tell={(value) => written.push(value)} />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return { place, written };
}

function ShownField({ field, path, value, tell }: Shown & { tell: (value: unknown) => void }) {
  const [held, hold] = useState(value);
  const write = (_: string, next: unknown) => {
    hold(next);
    tell(next);
  };
  const judging = { begin() {}, leave() {}, settle() {} };
  return (
    <BlockFormProvider value={{ blockId: "b", write, validation: {}, FieldEditor, ...judging }}>
      <FieldEditor field={field} path={path} value={held} />
    </BlockFormProvider>
  );
}
