import { Printer, RotateCcw } from "lucide-react";
import { defineVariant } from "../../definition/define-variant.ts";
import type { PropsOf } from "../../definition/define-variant.ts";
import { serverOnly, isIsland } from "../../parts/server-only/server-only.ts";
import { BlockHeading } from "../../parts/heading/block-heading.tsx";
import { Section } from "../../parts/section/section.tsx";
import { Text } from "../../parts/text/text.tsx";
import { texts } from "../../texts/ru.ts";
import { ChecklistGroup } from "../parts/checklist-group.tsx";
import { listGroups } from "../parts/list-groups.ts";
import { useTicks } from "../parts/use-ticks.ts";
import { recommendations } from "../recommendations.block.ts";
import styles from "./1-check-list.module.css";

type ChecklistProps = PropsOf<typeof recommendations>;

function Checklist({ content, data, page }: ChecklistProps) {
  const groups = listGroups(content, data);
  const { ticks, isReady, tick, clear } = useTicks(`checklist ${page.path}`);
  const items = new Set(groups.flatMap((group) => group.items.map(({ text }) => text)));
  const done = [...items].filter((item) => ticks.has(item)).length;
  return (
    <Section>
      <div className={styles.top}>
        <BlockHeading heading={content.heading} className={styles.heading} />
        <div className={styles.state} data-is-ready={isReady}>
          <p className={styles.count} role="status">
            {items.size > 0 && done === items.size
              ? texts.checklist.all
              : texts.checklist.done(done, items.size)}
          </p>
          <progress className={styles.bar} value={done} max={items.size} aria-hidden />
          <div className={styles.actions}>
            <button
              type="button"
              className={styles.action}
              onClick={() => print()}
              {...serverOnly(
                isIsland || (
                  <>
                    <Printer size={18} aria-hidden />
                    {texts.checklist.print}
                  </>
                ),
              )}
            />
            <button
              type="button"
              className={styles.action}
              disabled={done === 0}
              onClick={clear}
              {...serverOnly(
                isIsland || (
                  <>
                    <RotateCcw size={18} aria-hidden />
                    {texts.checklist.clear}
                  </>
                ),
              )}
            />
          </div>
        </div>
      </div>
      <div
        className={styles.groups}
        data-count={groups.length === 4 ? 2 : Math.min(groups.length, 3)}
      >
        {groups.map((group, index) => (
          <ChecklistGroup key={index} group={group} ticks={ticks} tick={tick} />
        ))}
      </div>
      <Text as="p" at="note" className={styles.note}>
        {content.note}
      </Text>
    </Section>
  );
}

/** Groups of check boxes whose ticks the browser keeps; on paper, boxes for a pencil. */
export const variant = defineVariant(
  recommendations,
  { number: 1, title: "Чек-лист", interactive: true },
  (props) => <Checklist {...props} />,
);
