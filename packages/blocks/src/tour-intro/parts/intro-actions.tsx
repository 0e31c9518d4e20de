import type { TourIntro } from "../select-intro.ts";
import styles from "./intro-actions.module.css";
import { ShareMenu } from "./share-menu.tsx";

/** What one does with the page itself, beside booking; nothing where its address is not for others. */
export function IntroActions({ id, intro }: { id: string; intro: TourIntro }) {
  const { shareUrl, title } = intro;
  if (!shareUrl) return null;
  return (
    <div className={styles.actions}>
      <ShareMenu id={`${id}-share`} url={shareUrl} title={title} />
    </div>
  );
}
