import { useQuery } from "@tanstack/react-query";
import type { DocumentType } from "@tour/api";
import { builderQueries } from "@tour/api/queries";
import { Link } from "@tour/ui-kit/link";
import { Message } from "@tour/ui-kit/message";
import { client } from "@tour/office/api";
import { ConfirmEmail, useUnconfirmedEmail } from "@tour/office/shell";
import { useHasUnsaved } from "@tour/office/unsaved-changes";
import { WeakColors } from "../preset/weak-colors.tsx";
import { texts } from "../texts/ru.ts";
import { DocumentWays } from "./document-ways.tsx";
import type { Notices } from "./list-notices.ts";
import { PublishNotices } from "./publish-notices.tsx";

interface ObstaclesProps {
  organizerId: number;
  notices: Notices;
  missing: readonly DocumentType[];
  page: "main" | "tour" | undefined;
  showBlock: ((id: string) => void) | undefined;
  leave: () => void;
}

/** What keeps drafts from being published, and what is better known before. */
export function Obstacles({ missing, ...way }: ObstaclesProps) {
  const { organizerId, leave } = way;
  const hasUnsaved = useHasUnsaved();
  const email = useUnconfirmedEmail();
  const { data: theme } = useQuery(builderQueries.preset(client, organizerId));
  return (
    <>
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
      <PublishNotices {...way} />
    </>
  );
}

/** Why the server would say no; undefined where nothing is in the way. */
export function useRefusal(notices: Notices, missing: readonly DocumentType[]): string | undefined {
  const email = useUnconfirmedEmail();
  if (email !== null) return texts.publish.needsEmail;
  if (notices.errors.length > 0) return texts.publish.hasErrors;
  return missing.length > 0 ? texts.publish.needsDocuments : undefined;
}
