import { CarouselFrame } from "../../parts/carousel/carousel-frame.tsx";
import { GalleryLink } from "../../parts/gallery/gallery-link.tsx";
import type { AccommodationView } from "../select-accommodations.ts";
import styles from "./swipe-pictures.module.css";

/** Pictures of one place, one at a time: a swipe turns them, a tap opens them over the window. */
export function SwipePictures({ accommodation }: { accommodation: AccommodationView }) {
  const { media, name } = accommodation;
  if (media.length === 0) return null;
  return (
    <div className={styles.frame}>
      <CarouselFrame label={name} count={media.length} buttons="inside" className={styles.carousel}>
        <ul role="list" className={styles.row}>
          {media.map((each, index) => (
            <li key={index} className={styles.slide}>
              <GalleryLink
                {...each}
                number={index + 1}
                count={media.length}
                ratio="fill"
                shape="3:2"
                sizes="(width < 768px) 100vw, 600px"
                caption={each.media.image.alt || name}
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
      </CarouselFrame>
      {media.length > 1 && (
        <span className={styles.count} aria-hidden>
          {media.length}
        </span>
      )}
    </div>
  );
}
