/** How many loads are under way that say themselves when they fail. */
let spoken = 0;
let isGuarded = () => false;

/** Loads code without which the screen goes on: where that fails, nothing is reloaded. */
export async function withoutReload<Code>(load: () => Promise<Code>): Promise<Code> {
  spoken += 1;
  try {
    return await load();
  } finally {
    spoken -= 1;
  }
}

/** Says what else keeps a page from being reloaded for its code, such as something unsaved. */
export function guardReloads(guard: () => boolean): void {
  isGuarded = guard;
}

/** Whether a page may be reloaded because its code could not be loaded. */
export const mayReload = (): boolean => spoken === 0 && !isGuarded();
