/** Whether a path is that of a page by a link to a draft. */
export const isDraftPath = (path: string): boolean => path.startsWith("/draft/");

/** Whether a page's address gives a right to it. Product decisions, section 11. */
export const isPrivatePath = (path: string): boolean =>
  isDraftPath(path) || /^\/(order|add-tourists|arrival|unsubscribe|subscription)\//.test(path);
