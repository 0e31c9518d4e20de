import { Segmented } from "@tour/ui-kit/segmented";
import type { DemouiFacts } from "./demoui-facts.ts";
import { demouiTexts as texts } from "./texts.ts";
import styles from "./toolbar.module.css";

interface ToolbarProps {
  facts: DemouiFacts;
  language: "ru" | "en";
  onLanguageChange: (language: "ru" | "en") => void;
}

const languages = (["ru", "en"] as const).map((value) => ({
  value,
  label: texts.languages[value],
}));

/** The theme, by plain links that work without script, and the language of the kit's own words. */
export function Toolbar({ facts, language, onLanguageChange }: ToolbarProps) {
  const looks = [{ type: null, title: texts.ownPreset }, ...facts.presets];
  return (
    <div className={styles.root}>
      <nav aria-label={texts.preset} className={styles.part}>
        <span className={styles.label} aria-hidden="true">
          {texts.preset}
        </span>
        <ul role="list" className={styles.themes}>
          {looks.map(({ type, title }) => (
            <li key={type}>
              <a
                href={type === null ? "/demoui" : `/demoui?preset=${type}`}
                className={styles.theme}
                aria-current={type === facts.preset ? "true" : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.part} data-component="locale">
        <span className={styles.label} aria-hidden="true">
          {texts.language}
        </span>
        <Segmented
          aria-label={texts.language}
          options={languages}
          value={language}
          onValueChange={onLanguageChange}
        />
      </div>
    </div>
  );
}
