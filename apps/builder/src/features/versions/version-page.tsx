import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { AttachedSite, Block, PageType, SiteMetadata } from "@tour/api";
import type { PageData } from "@tour/blocks";
import { describeFailure } from "@tour/office/api";
import { deviceWidths, PageFrame } from "@tour/office/page-frame";
import { useMedia } from "@tour/office/shell";
import { usePagePreview } from "@tour/preview-protocol/react";
import { Message } from "@tour/ui-kit/message";
import { Spinner } from "@tour/ui-kit/spinner";
import { useMemo, useRef } from "react";
import { pageQuery } from "../../canvas/page-query.ts";
import { dressSite } from "../../comparison/seen-part.ts";
import { texts as allTexts } from "../../texts/ru.ts";
import styles from "./version-window.module.css";

const texts = allTexts.versions;

/** A page with its blocks, and the site as it was or will be with it. */
export interface ShownPage {
  type: PageType;
  blocks: Block[];
  site: SiteMetadata;
}

/** The same as it was published. */
export interface ShownVersion extends ShownPage {
  version: number;
}

interface VersionPageProps {
  site: AttachedSite;
  shown: ShownPage;
  /** Of its frame. */
  title: string;
}

/** The page as guests saw it then or will see it, with the tours and reviews of today. */
export function VersionPage({ site, shown, title }: VersionPageProps) {
  const { data, error } = useQuery(pageQuery(useQueryClient(), site, shown.type));
  if (data) return <Page page={data.page} url={site.preview_url} {...{ shown, title }} />;
  if (error) return <Message tone="danger">{describeFailure(error)}</Message>;
  return (
    <p className={styles.loading} role="status">
      <Spinner /> {texts.loading}
    </p>
  );
}

interface PageProps {
  page: PageData;
  /** Address of the preview page. */
  url: string;
  shown: ShownPage;
  title: string;
}

function Page({ page, url, shown: { blocks, site }, title }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isPhone = useMedia("(width < 576px)");
  const css = useMemo(() => dressSite(site), [site]);
  const ownPage = useMemo(() => ({ ...page, site }), [page, site]);
  const preview = usePagePreview({ frame, url, blocks, page: ownPage, css });
  return (
    <div className={styles.page}>
      <PageFrame
        {...preview}
        frame={frame}
        url={url}
        title={title}
        // A phone shows the page as wide as it is itself.
        width={isPhone ? undefined : deviceWidths.desktop}
      />
    </div>
  );
}
