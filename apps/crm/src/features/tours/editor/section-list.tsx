import { Select } from "@tour/ui-kit/select";
import { TriangleAlert } from "lucide-react";
import { tourEditorTexts as texts } from "../../../texts/tour-editor.ru.ts";
import styles from "./editor.module.css";
import { tourSections } from "./sections/index.ts";

interface SectionListProps {
  shown: string;
  /** Those in which something could not be saved. */
  failed: ReadonlySet<string>;
  open: (section: string) => void;
}

const parts = [{ name: "overview", title: texts.overview.nav }, ...tourSections];

/** The parts of a tour: beside them where there is room, else a list to choose from. */
export function SectionList({ shown, failed, open }: SectionListProps) {
  return (
    <>
      <nav className={styles.parts} aria-label={texts.parts}>
        {parts.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            className={styles.part}
            aria-current={name === shown ? "true" : undefined}
            onClick={() => open(name)}
          >
            {title}
            {failed.has(name) && (
              <TriangleAlert size={16} role="img" aria-label={texts.failedPart} />
            )}
          </button>
        ))}
      </nav>
      <div className={styles.chooser}>
        <Select
          aria-label={texts.parts}
          items={parts.map(({ name, title }) => ({
            value: name,
            text: failed.has(name) ? texts.failedTitle(title) : title,
          }))}
          value={shown}
          onValueChange={open}
        />
      </div>
    </>
  );
}
