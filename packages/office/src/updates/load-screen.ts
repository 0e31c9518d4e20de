/**
 * Loads a screen's code for the router, which would reload by itself at the message of a failed
 * import, whatever is unsaved and however often: it gets another. See `reloadForChunks`.
 */
export const loadScreen =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load().catch((cause: unknown) => {
      throw new Error("A screen could not be loaded", { cause });
    });
