import type { PropsOf } from "../../definition/define-variant.ts";
import { Action } from "../../parts/action/action.tsx";
import { hasWords, HeadingWords } from "../../parts/heading/heading-words.tsx";
import type { appFooter } from "../app-footer.block.ts";
import styles from "./invitation.module.css";

type InvitationProps = Pick<PropsOf<typeof appFooter>, "content" | "page"> & {
  size: "display" | "heading";
  className?: string;
};

/** The last invitation of the page, with its button; nothing without words. */
export function Invitation({ content, page, size, className }: InvitationProps) {
  const { heading, button } = content;
  if (!hasWords(heading) && !button) return null;
  return (
    <div className={`${styles.invitation} ${className ?? ""}`} data-size={size}>
      <HeadingWords heading={heading} />
      <Action link={button} page={page} className={styles.button} />
    </div>
  );
}
