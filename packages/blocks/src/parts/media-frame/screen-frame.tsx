import type { Film, Media } from "@tour/api";
import { FilmButton } from "../film/film-button.tsx";
import { FilmLayer } from "../film/film-layer.tsx";
import { ScreenPicture } from "../picture/screen-picture.tsx";
import styles from "./media-frame.module.css";
import { PlayLink } from "./play-link.tsx";

interface ScreenFrameProps {
  media: Media;
  /** How wide it is shown in windows that are not a phone's held upright. */
  sizes: string;
  priority?: boolean;
  /** Dotted path of the media in the block's content. */
  at?: string;
  /** Plays over the picture. */
  film?: Film | null;
  /** In the builder's preview a sign stands for a film, which would play under what is being edited. */
  isPreview?: boolean | undefined;
}

/** A picture or a video's poster that fills the screen, and with it the element around it. */
export function ScreenFrame({ media, sizes, priority, at, film, isPreview }: ScreenFrameProps) {
  return (
    <>
      <figure className={styles.frame} data-ratio="fill" data-at-image={at}>
        <ScreenPicture image={media.image} sizes={sizes} priority={priority} />
        <FilmLayer film={film} />
        <PlayLink media={media} />
      </figure>
      {/* Beside the picture: words lie over that. */}
      {film && <FilmButton isOnScreen isPreview={isPreview} />}
    </>
  );
}
