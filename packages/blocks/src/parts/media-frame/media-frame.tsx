import type { Film, Media } from "@tour/api";
import { FilmButton } from "../film/film-button.tsx";
import { FilmLayer } from "../film/film-layer.tsx";
import { Picture } from "../picture/picture.tsx";
import type { Ratio } from "../picture/picture.tsx";
import styles from "./media-frame.module.css";
import { PlayLink } from "./play-link.tsx";

interface MediaFrameProps {
  media: Media;
  ratio: Ratio;
  sizes: string;
  priority?: boolean;
  /** Dotted path of the media in the block's content. */
  at?: string;
  /** Plays over the picture. */
  film?: Film | null;
  /** In the builder's preview a sign stands for a film, which would play under what is being edited. */
  isPreview?: boolean | undefined;
  className?: string;
}

/** A picture, or a video's poster with a link that plays it where it was published. */
export function MediaFrame(props: MediaFrameProps) {
  const { media, ratio, sizes, priority, at, film, isPreview, className } = props;
  return (
    <figure className={`${styles.frame} ${className ?? ""}`} data-ratio={ratio} data-at-image={at}>
      <Picture image={media.image} ratio={ratio} sizes={sizes} priority={priority} />
      <FilmLayer film={film} />
      {film && <FilmButton isPreview={isPreview} />}
      <PlayLink media={media} />
    </figure>
  );
}
