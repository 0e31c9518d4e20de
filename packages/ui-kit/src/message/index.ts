export { Message, type MessageProps, type MessageTone } from "./message.tsx";
export { ToastProvider, useToast, type ToastProviderProps } from "./toast-provider.tsx";
export { createToastStore, type Toast, type ToastOptions, type ToastStore } from "./toast-store.ts";
