import { Avatar } from "@tour/ui-kit/avatar";
import { texts } from "../../../texts/ru.ts";
import styles from "./colleagues.module.css";
import { useColleagues } from "./use-colleagues.ts";
import type { Colleagues } from "./use-colleagues.ts";

/** More faces than that are counted. */
const maxFaces = 3;

/** Who else edits the page; nothing while nobody does. */
export function PageColleagues() {
  const colleagues = useColleagues();
  return (
    <div role="status" className={styles.page}>
      <Faces colleagues={colleagues} size={28} label={texts.colleagues.onPage} />
    </div>
  );
}

/** Whose form of the block is open elsewhere. */
export function BlockColleagues({ id }: { id: string }) {
  const here = useColleagues().filter(({ part }) => part === id);
  return <Faces colleagues={here} size={20} label={texts.colleagues.onBlock} />;
}

interface FacesProps {
  colleagues: Colleagues;
  size: number;
  label: (names: string[]) => string;
}

function Faces({ colleagues, size, label }: FacesProps) {
  if (colleagues.length === 0) return null;
  const text = label(colleagues.map(({ name }) => name));
  return (
    <span className={styles.faces} title={text}>
      {colleagues.slice(0, maxFaces).map(({ id, name }) => (
        <Avatar key={id} name={name} size={size} decorative />
      ))}
      {colleagues.length > maxFaces && (
        <span aria-hidden className={styles.more}>
          +{colleagues.length - maxFaces}
        </span>
      )}
      <span className={styles.spoken}>{text}</span>
    </span>
  );
}
