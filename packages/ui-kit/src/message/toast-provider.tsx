"use client";

import { createContext, use, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { messageTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { Message } from "./message.tsx";
import { createToastStore, type Toast, type ToastStore } from "./toast-store.ts";
import { useAboveDialogs } from "./use-above-dialogs.ts";
import { useFocusReturn } from "./use-focus-return.ts";
import styles from "./toast.module.css";

const ToastContext = createContext<ToastStore | null>(null);
const none: readonly Toast[] = [];

export interface ToastProviderProps {
  /** A store made by `createToastStore`, to show toasts from outside of React too. */
  store?: ToastStore | undefined;
  /** The part of the app that may show toasts. */
  children: ReactNode;
}

/** Shows toasts in two live regions that are in the page before the first toast comes. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  const [own] = useState(createToastStore);
  const toasts = store ?? own;
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  const texts = useSection("message", messageTexts);
  const home = useRef<HTMLDivElement>(null);
  const viewport = useRef<HTMLDivElement>(null);

  useAboveDialogs(home, viewport, list.length === 0);

  const keepFocus = useFocusReturn(viewport);

  const renderToast = (toast: Toast) => (
    <Message
      key={`${toast.id}-${toast.version}`}
      className={styles.toast}
      tone={toast.tone}
      title={toast.title}
      action={toast.action}
      closeTimeout={toast.closeTimeout}
      onClose={() => keepFocus(() => toasts.close(toast.id, toast.version))}
    >
      {toast.text}
    </Message>
  );

  return (
    <ToastContext value={toasts}>
      {children}
      <div ref={home} className={styles.home}>
        <div
          ref={viewport}
          popover="manual"
          className={styles.viewport}
          role="region"
          aria-label={texts.region}
        >
          <div role="alert" aria-atomic="false" className={styles.region}>
            {list.filter((toast) => toast.tone === "danger").map(renderToast)}
          </div>
          <div role="status" aria-atomic="false" className={styles.region}>
            {list.filter((toast) => toast.tone !== "danger").map(renderToast)}
          </div>
        </div>
      </div>
    </ToastContext>
  );
}

/** `show` and `close` of the toasts around. Throws outside of a ToastProvider. */
export function useToast(): Pick<ToastStore, "show" | "close"> {
  const store = use(ToastContext);
  if (!store) throw new Error("useToast expects a ToastProvider above it");
  return store;
}
