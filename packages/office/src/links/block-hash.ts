/** The part of the page editor's address that opens a block's form. */
export const blockHash = (id: string) => `block-${id}`;
