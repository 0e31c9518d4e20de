import styles from "./filter-group.module.css";
import type { Misread, TypedField } from "../search/misread-fields.ts";

interface TypedFieldProps {
  name: TypedField;
  label: string;
  value: string;
  misread: Misread;
  /** How it is typed, for the script that looks at it while one types. */
  pattern: string;
  placeholder: string;
  problem: string;
}

/** A day or a price to type; what can't be read stays there, with the reason below it. */
export function TypedFieldInput(props: TypedFieldProps) {
  const { name, label, value, misread, pattern, placeholder, problem } = props;
  const wrong = misread[name];
  const id = `filter-${name}-problem`;
  return (
    <div className={styles.typed}>
      <label className={styles.end}>
        <span>{label}</span>
        <input
          type="text"
          name={name}
          inputMode="numeric"
          pattern={pattern}
          placeholder={placeholder}
          defaultValue={wrong ?? value}
          autoComplete="off"
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={id}
        />
      </label>
      <small id={id} className={styles.problem} role="alert" data-problem={problem}>
        {wrong !== undefined && problem}
      </small>
    </div>
  );
}
