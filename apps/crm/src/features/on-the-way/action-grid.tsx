import { Link } from "@tanstack/react-router";
import { useOrganizer } from "@tour/office/shell";
import { CalendarX, Camera, Megaphone, MessageSquarePlus } from "lucide-react";
import { wayTexts as texts } from "../../texts/on-the-way.ru.ts";
import styles from "./on-the-way.module.css";
import type { WayAct } from "./way-search.ts";

const icons = {
  notice: Megaphone,
  date: CalendarX,
  photo: Camera,
  message: MessageSquarePlus,
} satisfies Record<WayAct, unknown>;

/** The few actions, each as large as a thumb in a glove. */
export function ActionGrid({ acts }: { acts: readonly WayAct[] }) {
  const { organizer } = useOrganizer();
  return (
    <nav className={styles.grid} aria-label={texts.actions}>
      {acts.map((act) => {
        const Icon = icons[act];
        return (
          <Link
            key={act}
            to="/$organizerId/on-the-way"
            params={{ organizerId: organizer.id }}
            search={{ act }}
            className={styles.action}
          >
            <Icon size={32} strokeWidth={1.75} aria-hidden />
            <span className={styles.actionTitle}>{texts.acts[act].title}</span>
            <span className={styles.actionText}>{texts.acts[act].text}</span>
          </Link>
        );
      })}
    </nav>
  );
}
