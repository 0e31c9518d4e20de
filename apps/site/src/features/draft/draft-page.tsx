import type { PageType } from "@tour/api";
import type { ReactNode } from "react";
import type { Assets } from "../../assets/assets.ts";
import { BlocksPage } from "../../page/blocks-page.tsx";
import { DocumentText } from "../../page/document-text.tsx";
import type { SentForm } from "../../services/route-context.ts";
import { draftTexts as texts } from "../../texts/draft.ru.ts";
import action from "../../page/action.module.css";
import { BlockComments } from "./block-comments.tsx";
import { DraftBar } from "./draft-bar.tsx";
import styles from "./draft-page.module.css";
import { GoneComments } from "./gone-comments.tsx";
import type { DraftView } from "./load-draft.ts";

interface DraftProps {
  view: DraftView;
  assets: Pick<Assets, "variantCode">;
}

interface DraftPageProps extends DraftProps {
  type: PageType;
  /** Where the page stands: comments come back to it. */
  path: string;
  /** The block whose comments are open. */
  openId: string | null;
  sent: SentForm | undefined;
}

/** A page of a draft, with what is said of each block beside it. */
export function DraftPage({ view, assets, type, path, openId, sent }: DraftPageProps) {
  const own = view.draft.comments.filter(({ page }) => page === type);
  const gone = own.filter(({ block_id: id }) => view.draft[type].every((one) => one.id !== id));
  return (
    <BlocksPage
      view={view}
      assets={assets}
      before={<DraftBar expiresAt={view.draft.expires_at} />}
      renderBehind={(block) => {
        const id = block.id.replace(/^b-/, "");
        const comments = own.filter((one) => one.block_id === id);
        const isOpen = openId === id;
        const target = { type, path, blockId: id };
        return <BlockComments {...{ comments, isOpen, target }} sent={isOpen ? sent : undefined} />;
      }}
    >
      {gone.length > 0 && <GoneComments comments={gone} />}
    </BlocksPage>
  );
}

/** A document as the draft has it. */
export function DraftDocument({
  view,
  assets,
  document,
}: DraftProps & { document: { title: string; html: string } }) {
  return (
    <DraftFrame view={view} assets={assets}>
      <DocumentText {...document}>{texts.edition}</DocumentText>
    </DraftFrame>
  );
}

/** Says that a draft takes no bookings, and leads back to it. */
export function DraftBooking({ view, assets }: DraftProps) {
  return (
    <DraftFrame view={view} assets={assets}>
      <div className={styles.note}>
        <h1 className={styles.title}>{texts.noBooking.title}</h1>
        <p className={styles.text}>{texts.noBooking.text}</p>
        <a className={action.action} href={view.draft.base}>
          {texts.noBooking.back}
        </a>
      </div>
    </DraftFrame>
  );
}

function DraftFrame({ view, assets, children }: DraftProps & { children: ReactNode }) {
  return (
    <BlocksPage view={view} assets={assets} before={<DraftBar expiresAt={view.draft.expires_at} />}>
      {children}
    </BlocksPage>
  );
}
