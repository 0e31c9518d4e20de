import type { PropsOf } from "../../definition/define-variant.ts";
import { Action } from "../../parts/action/action.tsx";
import { Text } from "../../parts/text/text.tsx";
import type { appFooter } from "../app-footer.block.ts";
import styles from "./invitation.module.css";

type InvitationProps = Pick<PropsOf<typeof appFooter>, "content" | "page"> & {
  size: "display" | "heading";
  className?: string;
};

/** The last invitation of the page, with its button; nothing without words. */
export function Invitation({ content, page, size, className }: InvitationProps) {
  const { heading, button } = content;
  if (!heading.title.trim() && !heading.subtitle.trim() && !button) return null;
  return (
    <div className={`${styles.invitation} ${className ?? ""}`} data-size={size}>
      <Text as="h2" at="heading.title" className={styles.title}>
        {heading.title}
      </Text>
      <Text as="p" at="heading.subtitle" className={styles.subtitle}>
        {heading.subtitle}
      </Text>
      <Action link={button} page={page} className={styles.button} />
    </div>
  );
}
