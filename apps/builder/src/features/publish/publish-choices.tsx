import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { Link } from "@tour/ui-kit/link";
import { Message } from "@tour/ui-kit/message";
import { client } from "../../api/client.ts";
import { useHasUnsaved } from "../../leaving/unsaved.ts";
import { texts } from "../../texts/ru.ts";
import { WeakColors } from "../design/weak-colors.tsx";
import styles from "./publish-button.module.css";
import type { PublishType } from "./use-publish.ts";

interface PublishChoicesProps {
  organizerId: number;
  page: "main" | "tour" | undefined;
  publish: (type: PublishType) => void;
  /** What is to be mended first stands on another screen. */
  leave: () => void;
}

/** What may be published now, and what is better known before. */
export function PublishChoices({ organizerId, page, publish, leave }: PublishChoicesProps) {
  const hasUnsaved = useHasUnsaved();
  const { data: site } = useQuery(builderQueries.site(client, organizerId));
  const { data: look } = useQuery(builderQueries.preset(client, organizerId));
  // A header leads to the main page: a tour's page is not opened to guests before it.
  const isFirst = site?.published_at === null;
  return (
    <div className={styles.choices}>
      {hasUnsaved && <Message tone="warning">{texts.leaving.notPublished}</Message>}
      {look && (
        <WeakColors
          type={look.preset_type}
          preset={look.preset}
          action={
            <Link to={`/${organizerId}/design`} onClick={leave}>
              {texts.design.mend}
            </Link>
          }
        />
      )}
      <button type="button" className={styles.choice} onClick={() => publish("site")}>
        <strong>{texts.publish.everything}</strong>
        <span>{texts.publish.everythingText}</span>
      </button>
      {page && isFirst && <p className={styles.later}>{texts.publish.later[page]}</p>}
      {page && !isFirst && (
        <button type="button" className={styles.choice} onClick={() => publish(page)}>
          <strong>{texts.publish.only[page]}</strong>
          <span>{texts.publish.onlyText}</span>
        </button>
      )}
    </div>
  );
}
