import { deviceWidths, PageFrame } from "@tour/office/page-frame";
import type { DeviceWidth } from "@tour/office/page-frame";
import type { BlockDeed } from "@tour/preview-protocol";
import { useMedia } from "@tour/office/shell";
import { use, useEffect, useEffectEvent, useRef } from "react";
import type { ReactNode } from "react";
import { useEditor } from "../document/editor-context.ts";
import { FreshEntriesContext } from "../fresh-entries/fresh-entries.ts";
import { texts } from "../texts/ru.ts";
import { answerPreview } from "./answer-preview.ts";
import { usePreview } from "./use-preview.ts";
import type { ShownPictures } from "./use-preview.ts";

/** What tools outside of the page need of it. */
export interface CanvasTools {
  /** Of the block that was selected last. */
  pictures: ShownPictures | null;
  /** Marks the selected block's pictures in the page, for one to be chosen. */
  offerPictures: () => void;
}

interface CanvasProps {
  width: DeviceWidth;
  /** The selected block's tools for where they have no room over the page: they stand under it. */
  renderTools: (canvas: CanvasTools) => ReactNode;
  /** Does to a whole block what a key asks for that was pressed in the page. */
  act: (deed: BlockDeed) => void;
  /** Told once the page is there, or could not be had. */
  settle: () => void;
}

/** The site itself in a frame of the chosen width, shrunk to fit; it answers edits as they are made. */
export function Canvas({ width, renderTools, act, settle }: CanvasProps) {
  const editor = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  // A page that is shrunk, or that a finger works on, has tools of full size beside it.
  const isSmall = useMedia("(width < 992px), (pointer: coarse)");
  const isPhone = useMedia("(width < 576px)");
  const isOutside = isSmall || width === "phone";
  const url = editor.site.preview_url;
  const { pictures, offerPictures, ...preview } = usePreview({
    frame,
    url,
    document: editor.document,
    fresh: use(FreshEntriesContext),
    page: editor.page,
    css: editor.css,
    tools: isOutside ? "builder" : "page",
    receive: (message) => answerPreview(editor, message, act),
  });
  const isSettled = preview.state.kind !== "connecting";
  const reportSettled = useEffectEvent(settle);
  useEffect(() => {
    if (isSettled) reportSettled();
  }, [isSettled]);
  return (
    <PageFrame
      {...preview}
      frame={frame}
      url={url}
      title={texts.preview.title}
      // A phone shows the page as wide as it is itself.
      width={isPhone ? undefined : deviceWidths[width]}
      footer={isOutside && renderTools({ pictures, offerPictures })}
    />
  );
}
