import { texts } from "../../texts/ru.ts";
import type { TourIntro } from "../select-intro.ts";
import styles from "./intro-actions.module.css";
import { ShareMenu } from "./share-menu.tsx";

/** What one does with the page itself, beside booking; nothing where its address is not for others. */
export function IntroActions({ id, intro }: { id: string; intro: TourIntro }) {
  const { shareUrl, programPath, title } = intro;
  if (!shareUrl) return null;
  return (
    <div className={styles.actions}>
      {programPath && (
        <a className={styles.program} href={programPath} download="">
          <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden>
            <path d="M12 3.5V15M7.5 10.5 12 15l4.5-4.5M5 16v3a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-3" />
          </svg>
          {texts.tour.downloadProgram}
        </a>
      )}
      <ShareMenu id={`${id}-share`} url={shareUrl} title={title} />
    </div>
  );
}
