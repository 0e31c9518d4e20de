import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AttachedSite, PageType } from "@tour/api";
import { deviceWidths, useFitScale } from "@tour/office/page-frame";
import { useSeen } from "@tour/office/shell";
import { usePagePreview } from "@tour/preview-protocol/react";
import { useRef } from "react";
import type { LoadedPage } from "./load-page.ts";
import { pageQuery } from "./page-query.ts";
import { texts } from "../texts/ru.ts";
import styles from "./page-picture.module.css";

/** The top of a page of the site as it really is, small: nothing to press, and a sketch until it is there. */
export function PagePicture({ site, type }: { site: AttachedSite; type: PageType }) {
  const { place, isSeen } = useSeen();
  const query = pageQuery(useQueryClient(), site, type);
  const { data } = useQuery({ ...query, enabled: isSeen });
  return (
    <div ref={place} className={styles.picture} data-page={type} aria-hidden>
      {data && <Page {...data} type={type} />}
    </div>
  );
}

function Page({ site, draft, page, css, type }: LoadedPage & { type: PageType }) {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const url = site.preview_url;
  const { state } = usePagePreview({ frame, url, blocks: draft.blocks, page, css });
  const scale = useFitScale(stage, deviceWidths.desktop);
  return (
    <div ref={stage} className={styles.stage} data-ready={state.kind === "ready"} inert>
      <iframe
        ref={frame}
        src={url}
        title={texts.nav[type]}
        tabIndex={-1}
        className={styles.frame}
        style={{
          inlineSize: deviceWidths.desktop,
          blockSize: `${100 / scale}%`,
          scale: `${scale}`,
        }}
      />
    </div>
  );
}
