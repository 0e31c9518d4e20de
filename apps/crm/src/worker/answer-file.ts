/** How long the browser may look for a kept file before the server is asked as well, in ms. */
const patience = 1000;

/**
 * A file of a build: the kept one, as it is found; a store that can't be read has none. A browser that
 * is just keeping a newer build may look for long; then the server answers, or the kept file after all
 * where the server has it no more or is out of reach.
 */
export async function answerFile(
  kept: Promise<Response | undefined>,
  ask: () => Promise<Response>,
): Promise<Response> {
  const found = kept.catch(() => undefined);
  const soon = await Promise.race([found, wait(patience)]);
  if (soon) return soon;
  try {
    const fresh = await ask();
    return fresh.ok ? fresh : ((await found) ?? fresh);
  } catch (error) {
    const late = await found;
    if (late) return late;
    throw error;
  }
}

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
