import { hyphenate } from "../../format/hyphenate.ts";
import { isIsland } from "../../parts/server-only/server-only.ts";
import { Text } from "../../parts/text/text.tsx";
import type { ShownGroup } from "./list-groups.ts";
import styles from "./checklist-group.module.css";

interface ChecklistGroupProps {
  group: ShownGroup;
  ticks: ReadonlySet<string>;
  tick: (item: string, isTicked: boolean) => void;
}

/** A group with its boxes; they can be ticked before any script comes, it only remembers them. */
export function ChecklistGroup({ group, ticks, tick }: ChecklistGroupProps) {
  const done = group.items.filter(({ text }) => ticks.has(text)).length;
  return (
    <section className={styles.group} data-is-done={done === group.items.length}>
      <header className={styles.top}>
        <Text as="h3" at={group.at} className={styles.title}>
          {isIsland ? group.title : hyphenate(group.title)}
        </Text>
        <span className={styles.count} aria-hidden>
          {done > 0 ? `${done} / ${group.items.length}` : group.items.length}
        </span>
      </header>
      <ul role="list" className={styles.items}>
        {group.items.map(({ text, at }, index) => (
          <li key={index}>
            <label className={styles.item}>
              <input
                type="checkbox"
                className={styles.box}
                checked={ticks.has(text)}
                onChange={(event) => tick(text, event.currentTarget.checked)}
              />
              <Text as="span" at={at} className={styles.words}>
                {text}
              </Text>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
