/** A pasted text that was not read yet, for a reload of this tab. Without permission it keeps nothing. */
export function createPasteStore(storage: Storage, organizerId: number) {
  const key = `pasted-programme-${organizerId}`;
  return {
    read(): string {
      try {
        return storage.getItem(key) ?? "";
      } catch {
        return "";
      }
    },
    write(text: string): void {
      try {
        if (text) storage.setItem(key, text);
        else storage.removeItem(key);
      } catch {
        // It stays in the field, at least.
      }
    },
  };
}
