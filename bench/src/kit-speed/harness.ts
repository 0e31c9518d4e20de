// Runs in the measured page, bundled into each contender.
import type { ReactNode } from "react";
import { makeItems } from "./speed-example.ts";
import type { SpeedExample, SpeedItem } from "./speed-example.ts";

/** What the driver calls in the page; times are of the page's clock, in ms. */
export interface Harness {
  trigger: string;
  /** Renders the example; resolves when the selected element is painted, with the time it took. */
  mount: (count: number, selector: string) => Promise<number>;
  clear: () => void;
  /** Resolves with the time at which the element that a press brings was painted. */
  seen: Promise<number>;
  watch: (selector: string) => void;
  /** When each pointer event last came. */
  presses: Record<string, number>;
  /** Resolves when the next key was handled and laid out, with the time since it was pressed. */
  key: Promise<number>;
  armKey: () => void;
}

interface Renderer {
  render: (example: SpeedExample, items: SpeedItem[]) => ReactNode;
  createRoot: (element: Element) => { render: (node: ReactNode) => void; unmount: () => void };
}

const timeoutMs = 10_000;

export function installHarness(example: SpeedExample, { render, createRoot }: Renderer): void {
  let root: ReturnType<typeof createRoot> | undefined;
  const stage = document.body.appendChild(document.createElement("div"));
  stage.id = "stage";
  const presses: Harness["presses"] = {};
  for (const kind of ["pointerdown", "pointerup"]) {
    addEventListener(kind, () => (presses[kind] = performance.now()), { capture: true });
  }
  const harness: Harness = {
    trigger: `#stage ${example.trigger ?? ":is(button, input:not([type=hidden]))"}`,
    presses,
    seen: Promise.resolve(Number.NaN),
    key: Promise.resolve(Number.NaN),
    mount: async (count, selector) => {
      const items = makeItems(count);
      root = createRoot(stage);
      const start = performance.now();
      root.render(render(example, items));
      return (await waitForPaint(selector)) - start;
    },
    clear: () => root?.unmount(),
    watch: (selector) => {
      harness.seen = waitForPaint(example.shown ?? selector);
    },
    armKey: () => {
      harness.key = new Promise((resolve) => {
        let start = 0;
        let end = 0;
        // React renders in a microtask at the end of the event; what follows is the browser's frame.
        const note = () =>
          queueMicrotask(() =>
            queueMicrotask(() => {
              document.body.getBoundingClientRect();
              end = performance.now();
            }),
          );
        const begin = () => {
          start = performance.now();
          runTask(() => resolve(end - start));
        };
        addEventListener("keydown", begin, { capture: true, once: true });
        addEventListener("keydown", note, { once: true });
        addEventListener("input", note, { once: true });
      });
    },
  };
  Object.assign(globalThis, { bench: harness });
}

function runTask(task: () => void): void {
  const channel = new MessageChannel();
  channel.port1.addEventListener("message", task, { once: true });
  channel.port1.start();
  channel.port2.postMessage(null);
}

/** Looks before each frame is painted, since a layer may be shown without a change of the document. */
function waitForPaint(selector: string): Promise<number> {
  const deadline = performance.now() + timeoutMs;
  return new Promise((resolve, reject) => {
    const look = () => {
      const isShown = (document.querySelector(selector)?.getClientRects().length ?? 0) > 0;
      // A message that is sent while a frame is made arrives when it has been painted.
      if (isShown) runTask(() => resolve(performance.now()));
      else if (performance.now() > deadline) reject(new Error(`No ${selector} was shown`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
