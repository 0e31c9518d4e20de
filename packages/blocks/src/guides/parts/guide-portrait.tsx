import { initials } from "../../format/initials.ts";
import { Picture } from "../../parts/picture/picture.tsx";
import type { Ratio } from "../../parts/picture/picture.tsx";
import type { GuideView } from "../select-guides.ts";
import styles from "./guide-portrait.module.css";

interface GuidePortraitProps {
  guide: GuideView;
  ratio: Ratio;
  sizes: string;
  /** The name stands beside it. */
  isDecorative?: boolean;
  className?: string;
}

/** A guide's picture, or their initials on a tint. */
export function GuidePortrait(props: GuidePortraitProps) {
  const { guide, ratio, sizes, isDecorative, className } = props;
  return (
    <div
      className={`${styles.portrait} ${className ?? ""}`}
      data-ratio={ratio}
      data-at-image={guide.at && !isDecorative ? `${guide.at}.photo` : undefined}
    >
      {guide.photo ? (
        <Picture
          image={guide.photo}
          ratio={ratio}
          sizes={sizes}
          alt={isDecorative ? "" : guide.photo.alt || guide.name}
        />
      ) : (
        <span className={styles.initials} aria-hidden>
          <span className={styles.letters}>{initials(guide.name)}</span>
        </span>
      )}
    </div>
  );
}
