/** An id for a block that is new on a page. */
export const newBlockId = (): string => crypto.randomUUID().slice(0, 8);
