import { Fragment } from "react";
import type { ReactNode } from "react";
import type { Assets } from "../assets/assets.ts";
import { listAddresses } from "../assets/list-addresses.ts";
import { holdPart } from "./held-parts.ts";
import { MarketBar } from "./market-bar.tsx";
import { MarketFooter } from "./market-footer.tsx";
import type { PageView } from "./page-view.ts";
import type { RenderedBlock } from "./render-block.tsx";

interface BlocksPageProps {
  /** What stands above the whole page. */
  before?: ReactNode;
  /** What stands behind each block. */
  renderBehind?: (block: RenderedBlock) => ReactNode;
  view: PageView;
  assets: Pick<Assets, "variantCode">;
  /** What a page of something else than blocks has between its header and its footer. */
  children?: ReactNode;
}

/** A page of blocks: each block is HTML already, rendered by itself. */
export function BlocksPage({ view, assets, before, renderBehind, children }: BlocksPageProps) {
  const ofTag = (tag: RenderedBlock["tag"], near: number) =>
    view.blocks
      .filter((block) => block.tag === tag)
      .map((block, index) => (
        <Fragment key={block.id}>
          <BlockFrame block={block} assets={assets} isFar={index >= near} />
          {renderBehind?.(block)}
        </Fragment>
      ));
  return (
    <>
      {before}
      {view.isOnMarketplace && <MarketBar current={null} />}
      {ofTag("header", 1)}
      <main id="content" tabIndex={-1}>
        {ofTag("section", 1)}
        {children}
        {view.seenTour !== null && (
          <section data-block="b-seen" data-seen-tours={view.seenTour} hidden />
        )}
      </main>
      {ofTag("footer", 0)}
      {view.isOnMarketplace && <MarketFooter info={view.market} />}
      {view.blocks.map(({ id, islandJson }) =>
        islandJson === null ? null : <IslandProps key={id} id={id} json={islandJson} />,
      )}
    </>
  );
}

interface BlockFrameProps extends Pick<BlocksPageProps, "assets"> {
  block: RenderedBlock;
  /** Whether the first screen does well without it; see `layOutFarBlocks`. */
  isFar: boolean;
}

/** The element that a block stands in, and that an island hydrates. */
function BlockFrame({ block, assets, isFar }: BlockFrameProps) {
  const { id, key, tag: Tag, anchor, html, islandJson } = block;
  return (
    <Tag
      id={anchor || undefined}
      data-block={id}
      data-far={isFar ? "" : undefined}
      data-island={islandJson === null ? undefined : listAddresses(assets.variantCode(key))}
      dangerouslySetInnerHTML={{ __html: holdPart(html) }}
    />
  );
}

/**
 * An island's props, apart from the blocks: what is hydrated must be what was rendered, and blocks
 * may style their neighbours.
 */
function IslandProps({ id, json }: { id: string; json: string }) {
  return (
    <script
      id={`${id}-props`}
      type="application/json"
      dangerouslySetInnerHTML={{ __html: holdPart(json) }}
    />
  );
}
