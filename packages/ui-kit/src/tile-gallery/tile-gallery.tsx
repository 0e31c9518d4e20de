"use client";

import { useRef, type ComponentProps } from "react";
import { Images } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { Button } from "../button/button.tsx";
import { useFullscreenGallery } from "../fullscreen-gallery/use-fullscreen-gallery.tsx";
import { fillText, type Texts } from "../locale/locale.ts";
import { tileGalleryTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { listGalleryItems, listTiles, type TileMedia } from "./list-tiles.ts";
import { Tile } from "./tile.tsx";
import styles from "./tile-gallery.module.css";

export interface TileGalleryProps extends TileMedia, Omit<ComponentProps<"div">, "children"> {
  /** Tiles shown at most, the video's included. Default 6. */
  limit?: number | undefined;
  /** How wide tiles are that a style sheet makes larger than 250 px, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** Names the gallery for screen readers. Default "Gallery". */
  label?: string | undefined;
  /** The browser's Back closes the open gallery; see FullscreenGallery. Default false. */
  backCloses?: boolean | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["tileGallery"]> | undefined;
}

/** A grid of pictures that open over the window. Specification, sections 3 and 9. */
export function TileGallery(props: TileGalleryProps) {
  const {
    images,
    videoUrl,
    videoPoster,
    limit,
    sizes,
    label,
    backCloses,
    texts: own,
    ...rest
  } = props;
  const texts = useSection("tileGallery", tileGalleryTexts, own);
  const items = listGalleryItems({ images, videoUrl, videoPoster });
  const { tiles, hasMore } = listTiles(items, limit);
  const name = label ?? texts.label;
  const list = useRef<HTMLUListElement>(null);
  const { openAt, near, gallery } = useFullscreenGallery({
    items,
    label: name,
    backCloses,
    findTile: (index) => list.current?.children[index]?.querySelector("img"),
  });
  if (tiles.length === 0) return null;

  return (
    <div
      {...rest}
      {...near}
      role="group"
      aria-label={name}
      className={joinClasses(styles.root, rest.className)}
    >
      <div className={styles.frame} data-count={tiles.length}>
        <ul ref={list} role="list" className={styles.grid}>
          {tiles.map((item, index) => (
            <li key={index}>
              <Tile
                item={item}
                name={fillText(texts.pictureOf, { index: index + 1, count: items.length })}
                videoText={texts.video}
                sizes={sizes}
                onPress={(event) => openAt(index, event)}
              />
            </li>
          ))}
        </ul>
        {hasMore && (
          <Button
            variant="secondary"
            size="s"
            className={styles.all}
            iconStart={<Images />}
            aria-haspopup="dialog"
            onClick={(event) => openAt(0, event)}
          >
            {texts.viewAll}
          </Button>
        )}
      </div>
      {gallery}
    </div>
  );
}
