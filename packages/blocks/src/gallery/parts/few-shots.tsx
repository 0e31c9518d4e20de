import { GalleryLink } from "../../parts/gallery/gallery-link.tsx";
import type { Shot } from "./list-shots.ts";
import styles from "./few-shots.module.css";

/** One picture from edge to edge of the page, or two beside each other. */
export function FewShots({ shots }: { shots: readonly Shot[] }) {
  return (
    <ul role="list" className={styles.shots} data-count={shots.length}>
      {shots.map((shot) => (
        <li key={shot.at}>
          <GalleryLink
            {...shot}
            ratio="fill"
            sizes={shots.length === 1 ? "100vw" : "50vw"}
            className={styles.shot}
          />
        </li>
      ))}
    </ul>
  );
}
