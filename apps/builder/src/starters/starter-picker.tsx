import type { PageType } from "@tour/api";
import { starterPreviews } from "@tour/blocks/previews";
import { startersForPage } from "@tour/blocks/starters";
import { findPresetType } from "@tour/theme";
import { useId } from "react";
import { texts } from "../texts/ru.ts";
import styles from "./starter-picker.module.css";

interface StarterPickerProps {
  page: PageType;
  /** Name of the chosen starter; null for the blank page. */
  value: string | null;
  choose: (name: string | null) => void;
  /** Whether one may begin from a blank page. */
  hasBlank?: boolean;
  /** Whether the starter's preset comes with it. */
  showsPreset?: boolean;
}

/** The page starters as pictures of their pages; native radios, so arrows choose too. */
export function StarterPicker(props: StarterPickerProps) {
  const { page, value, choose, hasBlank = false, showsPreset = false } = props;
  const group = useId();
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{texts.starters[page]}</legend>
      {startersForPage(page).map(({ name, title, description, presetType }) => (
        <Choice
          key={name}
          group={group}
          picture={starterPreviews[name]}
          title={title}
          text={description}
          preset={showsPreset ? findPresetType(presetType)?.title : undefined}
          isChosen={value === name}
          choose={() => choose(name)}
        />
      ))}
      {hasBlank && (
        <Choice
          group={group}
          title={texts.starters.blank}
          text={texts.starters.blankText[page]}
          isChosen={value === null}
          choose={() => choose(null)}
        />
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  /** Name of the radios that belong together. */
  group: string;
  /** Without one a sketch of an empty page is drawn. */
  picture?: string | undefined;
  title: string;
  text: string;
  preset?: string | undefined;
  isChosen: boolean;
  choose: () => void;
}

function Choice({ group, picture, title, text, preset, isChosen, choose }: ChoiceProps) {
  const id = useId();
  return (
    <label className={styles.starter}>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={choose}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      />
      <span className={styles.picture} data-blank={picture === undefined || undefined}>
        {picture && <img src={picture} alt="" width={480} height={1680} />}
      </span>
      <span className={styles.title} id={`${id}-title`}>
        {title}
      </span>
      <span className={styles.text} id={`${id}-text`}>
        {text}
        {preset && <span className={styles.preset}>{texts.starters.preset(preset)}</span>}
      </span>
    </label>
  );
}
