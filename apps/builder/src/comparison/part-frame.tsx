import type { PageData } from "@tour/blocks";
import { PageFrame } from "@tour/office/page-frame";
import { usePagePreview } from "@tour/preview-protocol/react";
import { useMemo, useRef } from "react";
import styles from "./before-after.module.css";
import { dressSite } from "./seen-part.ts";
import type { SeenPart } from "./seen-part.ts";

interface PartFrameProps {
  part: SeenPart;
  /** What the page around shows: tours, reviews. */
  page: PageData;
  /** Address of the preview page. */
  url: string;
  title: string;
  /** Of the page in px, before it is shrunk. */
  width: number;
  scale: number;
}

/** How high a window is that blocks of a full screen take their height from, in px. */
const windowHeight = { phone: 720, computer: 900 };

/** Blocks as guests see them, whole: the frame is as high as they are. */
export function PartFrame({ part, page, url, title, width, scale }: PartFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const css = useMemo(() => dressSite(part.site), [part.site]);
  const ownPage = useMemo(() => ({ ...page, site: part.site }), [page, part.site]);
  const preview = usePagePreview({ frame, url, blocks: part.blocks, page: ownPage, css });
  const least = width < 600 ? windowHeight.phone : windowHeight.computer;
  const height = preview.height ?? least;
  return (
    <div className={styles.part} style={{ blockSize: height * scale }}>
      <div
        style={{ blockSize: Math.max(height, least) * scale }}
        inert={preview.state.kind === "ready"}
      >
        <PageFrame {...preview} frame={frame} url={url} title={title} width={width} />
      </div>
    </div>
  );
}
