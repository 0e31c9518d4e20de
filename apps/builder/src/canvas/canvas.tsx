import { deviceWidths, PageFrame } from "@tour/office/page-frame";
import type { DeviceWidth } from "@tour/office/page-frame";
import { use, useRef } from "react";
import { useEditor } from "../document/editor-context.ts";
import { FreshEntriesContext } from "../fresh-entries/fresh-entries.ts";
import { texts } from "../texts/ru.ts";
import { answerPreview } from "./answer-preview.ts";
import { usePreview } from "./use-preview.ts";

interface CanvasProps {
  width: DeviceWidth;
  css: string;
}

/** The site itself in a frame of the chosen width, shrunk to fit; it answers edits as they are made. */
export function Canvas({ width, css }: CanvasProps) {
  const editor = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  const url = editor.site.preview_url;
  const preview = usePreview({
    frame,
    url,
    document: editor.document,
    fresh: use(FreshEntriesContext),
    page: editor.page,
    css,
    receive: (message) => answerPreview(editor, message),
  });
  return (
    <PageFrame
      {...preview}
      frame={frame}
      url={url}
      title={texts.preview.title}
      width={deviceWidths[width]}
    />
  );
}
