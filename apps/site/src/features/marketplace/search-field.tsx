import { texts as allTexts } from "../../texts/ru.ts";

const texts = allTexts.marketplace.filters;

/** The words to look for. */
export function SearchField({ value }: { value?: string }) {
  return (
    <label>
      <span>{texts.q}</span>
      <input
        type="search"
        name="q"
        maxLength={200}
        defaultValue={value}
        placeholder={texts.example}
        autoComplete="off"
        enterKeyHint="search"
      />
    </label>
  );
}
