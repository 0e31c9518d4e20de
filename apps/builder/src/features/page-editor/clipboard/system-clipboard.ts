/** Writes a text into the system's clipboard; answers whether the browser let it. */
export const writeClipboard = (text: string): Promise<boolean> =>
  navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  ) ?? Promise.resolve(false);

/** The text in the system's clipboard; null where the browser does not show it. */
export const readClipboard = (): Promise<string | null> =>
  navigator.clipboard?.readText?.().catch(() => null) ?? Promise.resolve(null);
