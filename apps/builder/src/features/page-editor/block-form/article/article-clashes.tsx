import { imageUrl } from "@tour/api";
import { Button } from "@tour/ui-kit/button";
import { Checkbox } from "@tour/ui-kit/checkbox";
import { useState } from "react";
import { texts } from "../../../../texts/ru.ts";
import type { Clash } from "./fill-article.ts";
import styles from "./fill-by-link.module.css";

interface ArticleClashesProps {
  clashes: readonly Clash[];
  replace: (taken: readonly Clash[]) => void;
  keep: () => void;
}

/** What stands in the fields beside what the page says: nothing is replaced unasked. */
export function ArticleClashes({ clashes, replace, keep }: ArticleClashesProps) {
  const [taken, setTaken] = useState<readonly Clash[]>([]);
  return (
    <fieldset className={styles.clashes}>
      <legend className={styles.legend}>{texts.article.clashes}</legend>
      <p className={styles.status}>{texts.article.clashesText}</p>
      <ul className={styles.list}>
        {clashes.map((clash) => (
          <li key={clash.field} className={styles.clash}>
            <Checkbox
              checked={taken.includes(clash)}
              onCheckedChange={(checked) =>
                setTaken(checked ? [...taken, clash] : taken.filter((other) => other !== clash))
              }
            >
              {texts.article.take(texts.article.fields[clash.field])}
            </Checkbox>
            <dl className={styles.sides}>
              <div>
                <dt>{texts.article.own}</dt>
                <dd>{showSide(clash, "own")}</dd>
              </div>
              <div>
                <dt>{texts.article.found}</dt>
                <dd>{showSide(clash, "found")}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button size="s" disabled={taken.length === 0} onClick={() => replace(taken)}>
          {texts.article.replace}
        </Button>
        <Button size="s" variant="ghost" onClick={keep}>
          {texts.article.keep}
        </Button>
      </div>
    </fieldset>
  );
}

function showSide(clash: Clash, side: "own" | "found") {
  if (clash.field !== "image") return clash[side];
  return <img className={styles.picture} src={imageUrl(clash[side], "480x00")} alt="" />;
}
