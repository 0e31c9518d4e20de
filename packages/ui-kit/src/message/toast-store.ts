import type { ReactNode } from "react";
import type { MessageTone } from "./message.tsx";

/** How long a toast stays by default, in ms. */
export const TOAST_TIMEOUT_MS = 5000;

export interface ToastOptions {
  /** Default `info`; a `danger` toast is read at once, the others when the reader is free. */
  tone?: MessageTone;
  title?: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  /** In ms; 0 stays until it is closed. Default 5000, and 0 when there is an action. */
  closeTimeout?: number;
  /** A toast with the same id takes the place of the one before. */
  id?: string;
}

export interface Toast extends ToastOptions {
  id: string;
  tone: MessageTone;
  closeTimeout: number;
  /** Raised each time it is replaced, so that its time begins anew. */
  version: number;
}

export interface ToastStore {
  /** Shows a toast and gives its id, for `close`. */
  show(options: ToastOptions): string;
  /** With a `version`, only while no newer one has taken the toast's place. */
  close(id: string, version?: number): void;
  list(): readonly Toast[];
  subscribe(notify: () => void): () => void;
}

/** The list of toasts in sight, without React, so that it can be called from anywhere. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let counter = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]) => {
    toasts = next;
    for (const notify of listeners) notify();
  };
  return {
    show(options) {
      counter += 1;
      const id = options.id ?? `toast-${counter}`;
      const closeTimeout = options.closeTimeout ?? (options.action ? 0 : TOAST_TIMEOUT_MS);
      const tone = options.tone ?? "info";
      const toast: Toast = { ...options, id, tone, closeTimeout, version: counter };
      const isThere = toasts.some((other) => other.id === id);
      set(isThere ? toasts.map((other) => (other.id === id ? toast : other)) : [...toasts, toast]);
      return id;
    },
    close(id, version) {
      const isMeant = (toast: Toast) =>
        toast.id === id && (version === undefined || toast.version === version);
      set(toasts.filter((toast) => !isMeant(toast)));
    },
    list: () => toasts,
    subscribe(notify) {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
}
