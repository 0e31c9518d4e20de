import { useQuery } from "@tanstack/react-query";
import { builderQueries } from "@tour/api/queries";
import { Link } from "@tour/ui-kit/link";
import { Message } from "@tour/ui-kit/message";
import { client } from "@tour/office/api";
import { ConfirmEmail, useUnconfirmedEmail } from "@tour/office/shell";
import { useHasUnsaved } from "@tour/office/unsaved-changes";
import { texts } from "../texts/ru.ts";
import { WeakColors } from "../preset/weak-colors.tsx";
import { DocumentWays } from "./document-ways.tsx";
import { listNotices } from "./list-notices.ts";
import styles from "./publish-button.module.css";
import { PublishNotices } from "./publish-notices.tsx";
import { useDrafts } from "./use-drafts.ts";
import type { EditedPage } from "./use-drafts.ts";
import type { PublishType } from "./use-publish.ts";

interface PublishChoicesProps {
  organizerId: number;
  edited: EditedPage | undefined;
  showBlock: ((id: string) => void) | undefined;
  publish: (type: PublishType) => void;
  /** What is to be mended first stands on another screen. */
  leave: () => void;
}

/** What may be published now, and what is better known before. */
export function PublishChoices(props: PublishChoicesProps) {
  const { organizerId, edited, showBlock, publish, leave } = props;
  const page = edited?.page;
  const hasUnsaved = useHasUnsaved();
  const email = useUnconfirmedEmail();
  const { data: site } = useQuery(builderQueries.site(client, organizerId));
  const { data: theme } = useQuery(builderQueries.preset(client, organizerId));
  const notices = listNotices(useDrafts(organizerId, edited));
  const missing = site?.missing_documents ?? [];
  const hasErrors = (type: PublishType) =>
    notices.errors.some((notice) => type === "site" || notice.page === type);
  const refusalOf = (type: PublishType) => {
    if (email !== null) return texts.publish.needsEmail;
    if (hasErrors(type)) return texts.publish.hasErrors;
    return type === "site" && missing.length > 0 ? texts.publish.needsDocuments : undefined;
  };
  // A header leads to the main page: a tour's page is not opened to guests before it.
  const isFirst = site?.published_at === null;
  return (
    <div className={styles.choices}>
      {email !== null && (
        <Message tone="danger" title={texts.publish.needsEmail}>
          <ConfirmEmail email={email} />
        </Message>
      )}
      {hasUnsaved && <Message tone="warning">{texts.leaving.notPublished}</Message>}
      {theme && (
        <WeakColors
          type={theme.preset_type}
          preset={theme.preset}
          action={
            <Link to={`/${organizerId}/design`} onClick={leave}>
              {texts.design.mend}
            </Link>
          }
        />
      )}
      {missing.length > 0 && (
        <Message tone="danger" title={texts.publish.documentsTitle}>
          <p>{texts.publish.documentsText}</p>
          <DocumentWays organizerId={organizerId} documents={missing} leave={leave} />
        </Message>
      )}
      <PublishNotices {...{ organizerId, notices, page, showBlock, leave }} />
      <Choice
        title={texts.publish.everything}
        text={texts.publish.everythingText}
        refusal={refusalOf("site")}
        choose={() => publish("site")}
      />
      {page && isFirst && <p className={styles.later}>{texts.publish.later[page]}</p>}
      {page && !isFirst && (
        <Choice
          title={texts.publish.only[page]}
          text={texts.publish.onlyText}
          refusal={refusalOf(page)}
          choose={() => publish(page)}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  title: string;
  text: string;
  /** What stands in the way: the server would say no. */
  refusal: string | undefined;
  choose: () => void;
}

function Choice({ title, text, refusal, choose }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      disabled={refusal !== undefined}
      onClick={choose}
    >
      <strong>{title}</strong>
      <span>{refusal ?? text}</span>
    </button>
  );
}
