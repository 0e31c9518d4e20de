import { Checkbox } from "@tour/ui-kit/checkbox";
import { Eye } from "lucide-react";
import type { LookChoice } from "../comparison/changes.tsx";
import { MarkedWords } from "../comparison/marked-words.tsx";
import { texts as allTexts } from "../texts/ru.ts";
import type { SiteDifference } from "./list-site-differences.ts";
import styles from "./site-differences.module.css";

const texts = allTexts.publish.siteParts;

interface SiteDifferencesProps {
  differences: readonly SiteDifference[];
  ticked: boolean;
  tick: (isTicked: boolean) => void;
  look: LookChoice;
}

/** What differs beside the blocks, with its values; it goes out as one. */
export function SiteDifferences({ differences, ticked, tick, look }: SiteDifferencesProps) {
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>
        <Checkbox checked={ticked} onCheckedChange={tick}>
          {texts.title}
        </Checkbox>
      </h3>
      {differences.some(({ isLook }) => isLook) && (
        <div className={styles.look} data-chosen={look.isChosen}>
          <button
            type="button"
            className={styles.open}
            aria-expanded={look.isChosen}
            onClick={look.choose}
          >
            {texts.seeLook}
            <Eye size={18} aria-hidden />
          </button>
          {look.shown}
        </div>
      )}
      <dl className={styles.list}>
        {differences.map((difference) => (
          <div key={difference.label} className={styles.row}>
            <dt className={styles.label}>{difference.label}</dt>
            <dd className={styles.value}>
              <Values {...difference} />
            </dd>
          </div>
        ))}
        {differences.length === 0 && (
          <div className={styles.row}>
            <dt>{texts.rest}</dt>
          </div>
        )}
      </dl>
    </section>
  );
}

function Values({ kind, before, after }: SiteDifference) {
  if (kind === "text") return <MarkedWords before={before} after={after} />;
  if (kind === "picture") {
    return texts.picture[after === "" ? "removed" : before === "" ? "added" : "changed"];
  }
  return (
    <span className={styles.colors}>
      <Color value={before} /> <span aria-hidden>→</span> <Color value={after} />
    </span>
  );
}

function Color({ value }: { value: string }) {
  return (
    <span className={styles.color}>
      {value && <span className={styles.swatch} style={{ background: value }} aria-hidden />}
      {value || texts.none}
    </span>
  );
}
