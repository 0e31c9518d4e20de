import { paletteTexts as texts } from "../../texts/palette.ru.ts";
import type { PaletteGroup, PaletteItem } from "./palette-item.ts";
import styles from "./palette.module.css";

interface PaletteListProps {
  listId: string;
  groups: readonly PaletteGroup[];
  active: PaletteItem | undefined;
  idOf: (item: PaletteItem) => string;
  choose: (item: PaletteItem) => void;
  /** Told the key of what the pointer is over. */
  point: (key: string) => void;
}

/** What can be chosen, by kinds; the focus stays in the field. */
export function PaletteList({ listId, groups, active, idOf, choose, point }: PaletteListProps) {
  return (
    <div id={listId} role="listbox" aria-label={texts.results} className={styles.list}>
      {groups.map(({ name, items }) => (
        <div key={name} role="group" aria-labelledby={`${listId}-of-${name}`}>
          <div id={`${listId}-of-${name}`} role="presentation" className={styles.group}>
            {texts.groups[name]}
          </div>
          {items.map((item) => (
            // Keys are the field's: it names the active option.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={item.key}
              id={idOf(item)}
              role="option"
              tabIndex={-1}
              aria-selected={item === active}
              className={styles.option}
              onPointerMove={() => item !== active && point(item.key)}
              onClick={() => choose(item)}
            >
              <span className={styles.label}>{item.label}</span>
              {item.note && <span className={styles.note}>{item.note}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
