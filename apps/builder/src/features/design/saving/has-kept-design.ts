/** Under which what is to be sent of an organiser's design lies in this browser. */
export const keyOfKept = (organizerId: number) => `design:${organizerId}`;

/** Whether there is something to send; asked on every screen, so it reads nothing more. */
export function hasKeptDesign(store: Pick<Storage, "getItem">, organizerId: number): boolean {
  try {
    return store.getItem(keyOfKept(organizerId)) !== null;
  } catch {
    return false;
  }
}
