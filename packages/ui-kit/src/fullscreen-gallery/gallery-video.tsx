"use client";

import { useEffect, useRef, useState } from "react";
import { Play } from "../icons/icons.ts";
import { fillText, type Texts } from "../locale/locale.ts";
import { readAlt, readUrl, type GalleryItem } from "./gallery-item.ts";
import { focusGallery } from "./focus-gallery.ts";
import { SLIDE_MS } from "./gesture-rules.ts";
import { fillSize, POSTER_SIZE } from "./picture-source.ts";
import { stopVideo, type VideoEmbed } from "./video-embed.ts";
import styles from "./gallery-slide.module.css";

interface GalleryVideoProps {
  item: GalleryItem;
  video: VideoEmbed;
  isCurrent: boolean;
  texts: Texts["fullscreenGallery"];
}

/** A poster; its player is asked for when somebody presses play, and stopped on leaving the slide. */
export function GalleryVideo({ item, video, isCurrent, texts }: GalleryVideoProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const alt = readAlt(item);

  useEffect(() => {
    if (isCurrent || !isPlaying) return;
    const player = frame.current?.contentWindow;
    if (player) stopVideo(player, video);
    // A player that was not ready has not heard it: it leaves once it is out of sight.
    const timer = setTimeout(() => setPlaying(false), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isCurrent, isPlaying, video]);

  if (isPlaying) {
    return (
      <iframe
        ref={frame}
        className={styles.player}
        src={video.src}
        title={alt || texts.video}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        data-provider={video.provider}
      />
    );
  }
  return (
    <button
      type="button"
      className={styles.poster}
      aria-label={alt ? fillText(texts.playNamed, { name: alt }) : texts.play}
      onClick={(event) => {
        focusGallery(event.currentTarget);
        setPlaying(true);
      }}
    >
      <img
        src={fillSize(readUrl(item.image), POSTER_SIZE)}
        width={374}
        height={500}
        alt=""
        draggable={false}
      />
      <span className={styles.play} aria-hidden="true">
        <Play />
      </span>
    </button>
  );
}
