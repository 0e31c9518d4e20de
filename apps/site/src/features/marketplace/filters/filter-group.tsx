import { marketTexts as texts } from "../../../texts/market.ru.ts";
import { formatCount } from "../format/format.ts";
import styles from "./filter-group.module.css";
import type { Option, OptionGroup } from "../search/search-options.ts";

/** More choices than these are not all seen at once: the rarer ones fold. */
const seenAtOnce = 8;

interface FilterGroupProps {
  group: OptionGroup;
  /** Stands open from the start. */
  isOpen?: boolean;
}

/** The choices of one filter with their counts, as check boxes or radio buttons of a form. */
export function FilterGroup({ group, isOpen = false }: FilterGroupProps) {
  const { name, chosen } = group;
  return (
    <details className={styles.group} open={isOpen || chosen.length > 0} data-group={name}>
      <summary>{texts.groups[name]}</summary>
      <FilterOptions group={group} />
    </details>
  );
}

/** The same without what folds. */
export function FilterOptions({ group }: { group: OptionGroup }) {
  const { name, options, chosen } = group;
  const isFew = options.length <= seenAtOnce + 1;
  const seen = isFew ? options : options.slice(0, seenAtOnce);
  const others = options.slice(seen.length);
  const hasHidden = others.some(({ value }) => chosen.includes(value));
  return (
    <fieldset className={styles.options} data-part={`options-${name}`}>
      <legend className={styles.spoken}>{texts.groups[name]}</legend>
      {!group.isList && (
        <Choice group={group} option={{ value: "", title: texts.any, count: null }} />
      )}
      {seen.map((option) => (
        <Choice key={option.value} group={group} option={option} />
      ))}
      {others.length > 0 && (
        <details className={styles.more} open={hasHidden} data-key="more">
          <summary>{texts.filters.hideMore(formatCount(others.length))}</summary>
          {others.map((option) => (
            <Choice key={option.value} group={group} option={option} />
          ))}
        </details>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  group: OptionGroup;
  option: Omit<Option, "count"> & { count: number | null };
}

function Choice({ group: { name, isList, chosen }, option: { value, title, count } }: ChoiceProps) {
  const isChosen = value === "" ? chosen.length === 0 : chosen.includes(value);
  return (
    <label className={styles.option} data-key={value || "any"}>
      <input
        type={isList ? "checkbox" : "radio"}
        name={name}
        value={value}
        defaultChecked={isChosen}
      />
      <span>{title}</span>
      {count !== null && <span className={styles.count}>{formatCount(count)}</span>}
    </label>
  );
}
