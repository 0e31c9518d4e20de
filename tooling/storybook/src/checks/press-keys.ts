import { commands } from "vitest/browser";

/** Presses keys as a person does: the browser's own answers to them (Tab, Escape, Space) count too. */
export async function pressKeys(...keys: string[]): Promise<void> {
  for (const key of keys) await commands.pressKey(key);
}
