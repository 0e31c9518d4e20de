/** Whether a page's address gives a right to it. Product decisions, section 11. */
export const isPrivatePath = (path: string): boolean =>
  /^\/(order|add-tourists|arrival|unsubscribe)\//.test(path);
