"use client";

import type { MouseEvent } from "react";
import { ImageOff, Play } from "../icons/icons.ts";
import { readAlt, readUrl, type GalleryItem } from "../fullscreen-gallery/gallery-item.ts";
import {
  fillSize,
  FULL_SIZE,
  listDensities,
  listSquares,
} from "../fullscreen-gallery/picture-source.ts";
import { usePicture } from "../fullscreen-gallery/use-picture.ts";
import styles from "./tile-gallery.module.css";

/** Size of a tile's picture in px, and of the one for dense screens. Specification, section 9. */
const TILE_SIZE = "250x300";
const TILE_SIZE_2X = "500x600";

interface TileProps {
  item: GalleryItem;
  /** Read by screen readers when the picture says nothing itself. */
  name: string;
  /** The text of a video's mark. */
  videoText: string;
  sizes: string | undefined;
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

/** One picture of the grid: a link to the whole of it, which the gallery takes over. */
export function Tile({ item, name, videoText, sizes, onPress }: TileProps) {
  const picture = usePicture();
  const url = readUrl(item.image);
  return (
    <a
      className={styles.tile}
      href={item.video_url ?? fillSize(url, FULL_SIZE)}
      aria-haspopup="dialog"
      data-state={picture.state}
      onClick={onPress}
    >
      {picture.state === "failed" && <ImageOff className={styles.failed} />}
      <img
        {...(sizes ? listSquares(url, sizes) : listDensities(url, TILE_SIZE, TILE_SIZE_2X))}
        {...picture.handlers}
        className={styles.picture}
        width={250}
        height={300}
        alt={readAlt(item) || name}
        loading="lazy"
        decoding="async"
      />
      {item.video_url && (
        <span className={styles.video}>
          <Play />
          {videoText}
        </span>
      )}
    </a>
  );
}
