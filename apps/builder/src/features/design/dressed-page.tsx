import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AttachedSite } from "@tour/api";
import { describeFailure } from "@tour/office/api";
import { deviceWidths, PageFrame } from "@tour/office/page-frame";
import { useMedia } from "@tour/office/shell";
import { usePagePreview } from "@tour/preview-protocol/react";
import { Button } from "@tour/ui-kit/button";
import { Spinner } from "@tour/ui-kit/spinner";
import { useRef } from "react";
import type { LoadedPage } from "../../canvas/load-page.ts";
import { pageQuery } from "../../canvas/page-query.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./dressed-page.module.css";

interface DressedPageProps {
  site: AttachedSite;
  /** The preset that it is dressed in, as custom properties. */
  css: string;
}

/** The site's own main page in a preset, to be scrolled through. */
export function DressedPage({ site, css }: DressedPageProps) {
  const { data, error, refetch } = useQuery(pageQuery(useQueryClient(), site, "main"));
  if (data) return <Page loaded={data} css={css} />;
  if (!error) {
    return (
      <p className={styles.note} role="status">
        <Spinner /> {texts.design.loading}
      </p>
    );
  }
  return (
    <div className={styles.note} role="alert">
      <p>{describeFailure(error)}</p>
      <Button variant="secondary" onClick={() => void refetch()}>
        {texts.design.again}
      </Button>
    </div>
  );
}

function Page({ loaded, css }: { loaded: LoadedPage; css: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isPhone = useMedia("(width < 576px)");
  const { site, draft, page } = loaded;
  const url = site.preview_url;
  const preview = usePagePreview({ frame, url, blocks: draft.blocks, page, css });
  return (
    <div className={styles.frame}>
      <PageFrame
        {...preview}
        frame={frame}
        url={url}
        title={texts.design.frame}
        // A phone shows the page as wide as it is itself.
        width={isPhone ? undefined : deviceWidths.desktop}
      />
    </div>
  );
}
