import { texts as allTexts } from "../../texts/ru.ts";
import { formatCount } from "./format.ts";
import type { Option } from "./search-options.ts";

const texts = allTexts.marketplace;

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly Pick<Option, "value" | "title">[];
  /** How many tours each choice finds, where that is to be said. */
  counts?: boolean;
}

/** A labelled list to choose from; the browser's own, so that it works without script. */
export function Choice({ name, label, value, options, counts = false }: ChoiceProps) {
  const count = (option: Partial<Option>) =>
    counts && option.count ? ` (${formatCount(option.count)})` : "";
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        <option value="">{texts.any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title + count(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
