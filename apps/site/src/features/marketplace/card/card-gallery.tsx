import type { Image } from "@tour/api";
import type { ReactNode } from "react";
import { Picture } from "../pieces/picture.tsx";
import styles from "./card-gallery.module.css";

interface CardGalleryProps {
  pictures: readonly Image[];
  /** Where a press on a picture leads: the words beside it lead there as well. */
  href: string;
  isFirst: boolean;
  /** Stands in the corner. */
  children?: ReactNode;
}

const sizes = "(width < 576px) 92vw, (width < 992px) 45vw, 340px";

/**
 * The pictures of a tour, to swipe through. Only the first one is there: the others come with the
 * first touch (card/live/start-galleries.ts), and without a script not at all.
 */
export function CardGallery({ pictures, href, isFirst, children }: CardGalleryProps) {
  const [first, ...others] = pictures;
  const isRow = others.length > 0;
  return (
    <div className={styles.gallery} data-gallery={isRow ? pictures.length : undefined}>
      <a className={styles.row} href={href} tabIndex={-1} aria-hidden="true" data-visit>
        <span className={styles.slide}>
          {first && <Picture image={first} sizes={sizes} isFirst={isFirst} />}
        </span>
        {others.map((image) => (
          <span key={image.url} className={styles.slide} data-waits>
            <template>
              <Picture image={image} sizes={sizes} />
            </template>
          </span>
        ))}
      </a>
      {isRow && (
        <>
          <span className={styles.arrows} aria-hidden="true">
            <button type="button" tabIndex={-1} data-step="-1" disabled />
            <button type="button" tabIndex={-1} data-step="1" />
          </span>
          <span className={styles.dots} aria-hidden="true">
            {pictures.map(({ url }, index) => (
              <i key={url} data-current={index === 0} />
            ))}
          </span>
        </>
      )}
      {children}
    </div>
  );
}
