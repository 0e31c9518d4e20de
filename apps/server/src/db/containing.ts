/** A pattern of `like` for what has this text in it: what means something in patterns stands for itself. */
export const containing = (text: string): string =>
  `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
