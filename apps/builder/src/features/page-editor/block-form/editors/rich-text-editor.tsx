import { Skeleton } from "@tour/ui-kit/skeleton";
import { Suspense, lazy } from "react";
import type { EditorProps } from "../editor-props.ts";

const RichTextField = lazy(() =>
  import("./rich-text-field.tsx").then((module) => ({ default: module.RichTextField })),
);

/** A formatted text; the editor's code is loaded when a form first shows one. */
export function RichTextEditor(props: EditorProps<string>) {
  return (
    <Suspense fallback={<Skeleton />}>
      <RichTextField {...props} />
    </Suspense>
  );
}
