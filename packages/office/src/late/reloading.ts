/** How many loads are under way that say themselves when they fail. */
let spoken = 0;
/** What such loads failed with: others may fail meanwhile. */
const spokenErrors = new WeakSet<object>();
let isGuarded = () => false;

/** Loads code without which the screen goes on: where that fails, nothing is reloaded. */
export async function withoutReload<Code>(load: () => Promise<Code>): Promise<Code> {
  spoken += 1;
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error) spokenErrors.add(error);
    throw error;
  } finally {
    spoken -= 1;
  }
}

/** Says what else keeps a page from being reloaded for its code, such as something unsaved. */
export function guardReloads(guard: () => boolean): void {
  isGuarded = guard;
}

/** Whether a page may be reloaded because its code could not be loaded. */
export const mayReload = (): boolean => !isGuarded();

/** Whether loads that say themselves when they fail are under way. */
export const isAnySpoken = (): boolean => spoken > 0;

/** Whether what failed has said so itself. */
export const wasSpoken = (error: Error): boolean => spokenErrors.has(error);
