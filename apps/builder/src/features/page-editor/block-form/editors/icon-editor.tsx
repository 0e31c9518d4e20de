import { SignIcon } from "@tour/blocks/signs";
import type { Sign } from "@tour/blocks/signs";
import { ChevronDown } from "lucide-react";
import { useId, useRef } from "react";
import type { EditorProps } from "../editor-props.ts";
import { useBlockForm } from "../form-context.ts";
import styles from "./icon-editor.module.css";

/** Drawn signs to choose from by their looks; the chosen one is named beside itself. */
export function IconEditor({ field, path, value }: EditorProps<Sign>) {
  const { write, validation } = useBlockForm();
  const name = useId();
  const fold = useRef<HTMLDetailsElement>(null);
  const signs = Object.entries(field.hints.choices ?? {}) as [Sign, string][];
  const error = validation[path]?.[0];
  const chosen = value && field.hints.choices?.[value];

  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden>
        {field.hints.label}
      </span>
      <details ref={fold} className={styles.fold}>
        <summary className={styles.chosen} aria-label={`${field.hints.label}: ${chosen ?? ""}`}>
          {value && <SignIcon sign={value} size={22} />}
          <span className={styles.name}>{chosen}</span>
          <ChevronDown className={styles.arrow} size={18} aria-hidden />
        </summary>
        <fieldset className={styles.signs}>
          <legend className={styles.legend}>{field.hints.label}</legend>
          {signs.map(([sign, title]) => (
            <label key={sign} className={styles.sign} title={title}>
              <input
                type="radio"
                name={name}
                aria-label={title}
                checked={sign === value}
                onChange={() => write(path, sign)}
                // Arrow keys look through the signs; a press has chosen one.
                onClick={({ detail }) => detail > 0 && fold.current?.removeAttribute("open")}
              />
              <SignIcon sign={sign} size={22} />
            </label>
          ))}
        </fieldset>
      </details>
      {field.hints.hint && <p className={styles.hint}>{field.hints.hint}</p>}
      {error && <p className={styles.error}>{error}</p>}
    </div>
  );
}
