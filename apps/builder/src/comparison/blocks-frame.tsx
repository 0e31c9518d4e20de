import type { Block } from "@tour/api";
import type { PageData } from "@tour/blocks";
import { PageFrame } from "@tour/office/page-frame";
import { usePagePreview } from "@tour/preview-protocol/react";
import { useEffect, useEffectEvent, useRef } from "react";
import styles from "./before-after.module.css";

export interface BlocksFrameProps {
  blocks: Block[];
  /** What the page around shows: tours, reviews. */
  page: PageData;
  /** The site's look as custom properties. */
  css: string;
  /** Address of the preview page. */
  url: string;
  title: string;
  /** Of the page in px, before it is shrunk. */
  width: number;
  scale: number;
  /** Of which block is told what content of it is seen. */
  seenOf?: string | undefined;
  tellSeen?: ((paths: readonly string[]) => void) | undefined;
}

/** How high a window is that blocks of a full screen take their height from, in px. */
const windowHeight = { phone: 720, computer: 900 };

/** Blocks as guests see them, whole: the frame is as high as they are. */
export function BlocksFrame(props: BlocksFrameProps) {
  const { blocks, page, css, url, title, width, scale, seenOf } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const { seen, ...preview } = usePagePreview({ frame, url, blocks, page, css, seenOf });
  const tellSeen = useEffectEvent((paths: readonly string[]) => props.tellSeen?.(paths));
  useEffect(() => {
    if (seen) tellSeen(seen);
  }, [seen]);
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
