import { imageUrl } from "@tour/api";
import type { Image } from "@tour/api";
import { typograph } from "../../format/typography.ts";
import { texts } from "../../texts/ru.ts";
import styles from "./brand.module.css";

interface BrandProps {
  name: string;
  logo: Image | null;
  /** Whether the name stands beside the logo; without a logo it always does. */
  showsName?: boolean;
  className?: string;
}

/** Logo, name or both, leading to the main page. */
export function Brand({ name, logo, showsName = false, className }: BrandProps) {
  const hasName = showsName || !logo;
  const shown = typograph(name);
  return (
    <a
      className={`${styles.brand} ${className ?? ""}`}
      href="/"
      aria-label={texts.header.home(shown)}
    >
      {logo && <img className={styles.logo} src={imageUrl(logo, "320x00")} alt="" />}
      {hasName && (
        <span className={styles.name} data-length={name.length > 18 ? "long" : "short"}>
          {shown}
        </span>
      )}
    </a>
  );
}
