import { Button } from "@tour/ui-kit/button";
import { useState } from "react";
import { texts } from "../texts/ru.ts";
import { LaterChoice } from "./later/later-choice.tsx";
import { listNotices } from "./list-notices.ts";
import { Obstacles, useRefusal } from "./obstacles.tsx";
import type { PublicationProps } from "./publication-props.ts";
import styles from "./publish-button.module.css";
import { useDrafts } from "./use-drafts.ts";

/** The first time the site goes out whole. */
export function FirstPublication({ site, edited, publish, schedule, ...way }: PublicationProps) {
  const { drafts } = useDrafts(way.organizerId, edited);
  const [isLater, setLater] = useState(false);
  const page = edited?.page;
  const notices = listNotices(drafts);
  const missing = site.missing_documents;
  const refusal = useRefusal(notices, missing);
  return (
    <div className={styles.choices}>
      <Obstacles {...way} {...{ notices, missing, page }} />
      <button
        type="button"
        className={styles.choice}
        disabled={refusal !== undefined}
        onClick={() => publish("site")}
      >
        <strong>{texts.publish.everything}</strong>
        <span>{refusal ?? texts.publish.everythingText}</span>
      </button>
      {isLater ? (
        <LaterChoice
          organizerId={way.organizerId}
          disabled={refusal !== undefined}
          send={(publishAt, departureId) => schedule({ publishAt, departureId }, "site")}
          close={() => setLater(false)}
        />
      ) : (
        <Button variant="secondary" disabled={refusal !== undefined} onClick={() => setLater(true)}>
          {texts.later.later}
        </Button>
      )}
      {page && <p className={styles.later}>{texts.publish.later[page]}</p>}
    </div>
  );
}
