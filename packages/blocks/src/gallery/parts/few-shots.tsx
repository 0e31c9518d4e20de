import { GalleryLink } from "../../parts/gallery/gallery-link.tsx";
import type { Shot } from "./list-shots.ts";
import styles from "./few-shots.module.css";

/** One picture as wide as its column, or two beside each other. */
export function FewShots({ shots }: { shots: readonly Shot[] }) {
  return (
    <ul role="list" className={styles.shots} data-count={shots.length}>
      {shots.map((shot) => (
        <li key={shot.at}>
          <GalleryLink
            {...shot}
            ratio="fill"
            sizes={
              shots.length === 1 ? "(width < 992px) 100vw, 1200px" : "(width < 992px) 50vw, 600px"
            }
            className={styles.shot}
          />
        </li>
      ))}
    </ul>
  );
}
