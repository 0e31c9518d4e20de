import { GalleryLink } from "../../parts/gallery/gallery-link.tsx";
import { layMosaic } from "./lay-mosaic.ts";
import type { Shot } from "./list-shots.ts";
import styles from "./mosaic.module.css";

/** Pictures of different sizes in bands that are full rectangles. */
export function Mosaic({ shots }: { shots: Shot[] }) {
  const bands = layMosaic(shots.length);
  return (
    <div className={styles.mosaic}>
      {bands.map((size, band) => {
        const start = bands.slice(0, band).reduce((sum, each) => sum + each, 0);
        return (
          <ul key={band} role="list" className={styles.band} data-size={size}>
            {shots.slice(start, start + size).map((shot, index) => (
              <li key={shot.at}>
                <GalleryLink
                  {...shot}
                  ratio="fill"
                  sizes={
                    index === 0 ? "(width < 768px) 100vw, 720px" : "(width < 768px) 50vw, 360px"
                  }
                  className={styles.shot}
                />
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
