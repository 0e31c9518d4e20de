import { importFields } from "@tour/api";
import type { ImportColumn, ImportField } from "@tour/api";
import { Message } from "@tour/ui-kit/message";
import { Select } from "@tour/ui-kit/select";
import { tourImportTexts as texts } from "../../texts/tour-import.ru.ts";
import styles from "./imports.module.css";
import type { Columns } from "./use-read-file.ts";

const skip = "skip";

const items = [
  { value: skip, text: texts.columns.skip },
  ...importFields.map((value) => ({ value, text: texts.fields[value] })),
];

interface ColumnsPartProps {
  columns: readonly ImportColumn[];
  /** Null where the file is not at hand any more: another person's, or of before a reload. */
  reread: ((columns: Columns) => void) | null;
  isBusy: boolean;
  problem: string | undefined;
}

/** What each column of a table was taken for; whoever knows better says so. */
export function ColumnsPart({ columns, reread, isBusy, problem }: ColumnsPartProps) {
  const fields = columns.map(({ field }) => field);
  const choose = (at: number, chosen: string) => {
    const field = chosen === skip ? null : (chosen as ImportField);
    // A field stands in one column: the one that had it before is left out. Each option has its own.
    const isShared = field === "option_price";
    const others = fields.map((other) => (other === field && !isShared ? null : other));
    reread?.(others.with(at, field));
  };
  return (
    <section className={styles.part} aria-labelledby="import-columns">
      <h2 id="import-columns" className={styles.heading}>
        {texts.columns.title}
      </h2>
      <p className={styles.quiet}>{reread ? texts.columns.text : texts.columns.reopened}</p>
      {!fields.includes("title") && !fields.includes("slug") && (
        <Message tone="warning">{texts.columns.noTitle}</Message>
      )}
      {problem && <Message tone="danger">{problem}</Message>}
      <ul className={styles.columns}>
        {columns.map(({ name, field, example }, index) => (
          <li key={index} className={styles.column}>
            <strong className={styles.name}>{name || index + 1}</strong>
            <span className={styles.example}>
              {example ? texts.columns.example(example) : texts.columns.empty}
            </span>
            <Select
              size="s"
              aria-label={texts.columns.label(name, index)}
              items={items}
              value={field ?? skip}
              disabled={!reread || isBusy}
              onValueChange={(chosen) => choose(index, chosen)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
