import { Text } from "../../parts/text/text.tsx";
import styles from "./badges.module.css";

/** Up to three short reasons to stay. */
export function Badges({ badges, className }: { badges: string[]; className?: string }) {
  const shown = badges.filter((badge) => badge.trim());
  if (shown.length === 0) return null;
  return (
    <ul className={`${styles.badges} ${className ?? ""}`}>
      {badges.map((badge, index) => (
        <Text key={index} as="li" at={`badges.${index}`} className={styles.badge}>
          {badge}
        </Text>
      ))}
    </ul>
  );
}
