"use client";

import { useState, type ComponentProps, type ReactNode } from "react";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import hidden from "../behaviours/visually-hidden.module.css";
import { IconButton } from "../button/icon-button.tsx";
import type { Texts } from "../locale/locale.ts";
import { messageTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { useAutoClose } from "./use-auto-close.ts";
import styles from "./message.module.css";

export type MessageTone = "info" | "success" | "warning" | "danger";

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
} as const;

export interface MessageProps extends Omit<ComponentProps<"div">, "title"> {
  /** Default `info`. */
  tone?: MessageTone | undefined;
  /** A short heading above the text. */
  title?: ReactNode;
  /** A button or link at the end. */
  action?: ReactNode;
  /** Shows a closing button; called when it is pressed and when the time is over. */
  onClose?: (() => void) | undefined;
  /** Hides by itself after so many ms, the hovered time not counted. By default it stays. */
  closeTimeout?: number | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["message"]> | undefined;
}

/** A message among the content. Auto-hides after `closeTimeout`. Specification, section 4. */
export function Message(props: MessageProps) {
  const { tone = "info", title, action, onClose, closeTimeout, texts: ownTexts, ...rest } = props;
  const texts = useSection("message", messageTexts, ownTexts);
  const [isHidden, setHidden] = useState(false);
  const close = () => {
    setHidden(true);
    onClose?.();
  };
  const hold = useAutoClose(closeTimeout, close);
  const Icon = icons[tone];
  if (isHidden) return null;
  return (
    <div
      {...rest}
      {...hold}
      className={joinClasses(styles.root, rest.className)}
      data-tone={tone}
      data-titled={title != null || undefined}
    >
      <Icon className={styles.icon} />
      <div className={styles.content}>
        <span className={hidden.hidden}>{texts[tone]}: </span>
        {title != null && <p className={styles.title}>{title}</p>}
        {rest.children != null && <div className={styles.text}>{rest.children}</div>}
        {action != null && <div className={styles.action}>{action}</div>}
      </div>
      {onClose && (
        <IconButton className={styles.close} size="s" label={texts.close} onClick={close}>
          <X />
        </IconButton>
      )}
    </div>
  );
}
