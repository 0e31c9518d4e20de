import type { KitCases } from "../kit-cases.ts";
import { Message, ToastProvider } from "./index.ts";

/** What the tests of all components try with this one. */
export const cases: KitCases = {
  server: {
    message: { element: <Message tone="danger">Broken</Message>, html: "Broken" },
    toasts: { element: <ToastProvider>App</ToastProvider>, html: 'role="status"' },
  },
  attributes: {
    message: (own) => <Message {...own}>Saved</Message>,
  },
};
