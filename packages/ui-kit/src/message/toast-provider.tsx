"use client";

import {
  createContext,
  use,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { messageTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { Message } from "./message.tsx";
import { createToastStore, type Toast, type ToastStore } from "./toast-store.ts";
import styles from "./toast.module.css";

const ToastContext = createContext<ToastStore | null>(null);
const none: readonly Toast[] = [];

export interface ToastProviderProps {
  /** A store made by `createToastStore`, to show toasts from outside of React too. */
  store?: ToastStore | undefined;
  children: ReactNode;
}

/** Shows toasts in two live regions that are in the page before the first toast comes. */
export function ToastProvider({ store, children }: ToastProviderProps) {
  const [own] = useState(createToastStore);
  const toasts = store ?? own;
  const list = useSyncExternalStore(toasts.subscribe, toasts.list, () => none);
  const texts = useSection("message", messageTexts);
  const viewport = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // Shown anew, the regions lie over a dialog that was opened since.
    const element = viewport.current;
    if (!element?.showPopover || list.length === 0) return;
    if (element.matches(":popover-open")) element.hidePopover();
    element.showPopover();
  }, [list]);

  const renderToast = (toast: Toast) => (
    <Message
      key={`${toast.id}-${toast.version}`}
      className={styles.toast}
      tone={toast.tone}
      title={toast.title}
      action={toast.action}
      closeTimeout={toast.closeTimeout}
      onClose={() => toasts.close(toast.id)}
    >
      {toast.text}
    </Message>
  );

  return (
    <ToastContext value={toasts}>
      {children}
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
    </ToastContext>
  );
}

/** `show` and `close` of the toasts around. Throws outside of a ToastProvider. */
export function useToast(): Pick<ToastStore, "show" | "close"> {
  const store = use(ToastContext);
  if (!store) throw new Error("useToast expects a ToastProvider above it");
  return store;
}
