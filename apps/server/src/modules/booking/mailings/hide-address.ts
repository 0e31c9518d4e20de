/**
 * A mailbox with enough hidden that a stranger who has the link learns nobody's address, and its
 * owner knows it: "an***@example.com".
 */
export function hideAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const name = address.slice(0, at);
  return `${name.slice(0, name.length > 3 ? 2 : 1)}***${address.slice(at)}`;
}
