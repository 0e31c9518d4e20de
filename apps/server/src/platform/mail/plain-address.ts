/** One plain mailbox: nothing that a mail server would read as several, or as a name. */
const plainAddress = /^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

export const isPlainAddress = (address: string): boolean => plainAddress.test(address);
