import type { Page } from "playwright";
import type { OpenEditor } from "./editor.ts";

/** What an editor did since it was last asked. */
export interface Work {
  /** React components rendered by the React of the editor's window. */
  editorRenders: number;
  /** By the preview's own, where it has one. */
  previewRenders: number;
  /** UTF-8 bytes of the messages that the preview's window got, as JSON. */
  bytesPosted: number;
}

interface Fiber {
  tag: number;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

interface Counters {
  benchRenders?: number;
  benchBytes?: number;
}

/** Counts in every window of a page what React renders, by the hook that its devtools use. */
export async function installCounters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scope = globalThis as Counters;
    scope.benchRenders = 0;
    scope.benchBytes = 0;
    // React's numbers for function, class, forwardRef and memo components; 1 marks one that ran.
    const componentTags = [0, 1, 11, 15];
    const performedWork = 1;
    const visit = (fiber: Fiber) => {
      const isNew = fiber.alternate === null;
      const ran = isNew || (fiber.flags & performedWork) !== 0;
      if (componentTags.includes(fiber.tag) && ran) scope.benchRenders! += 1;
      if (!isNew && fiber.child === fiber.alternate?.child) return;
      for (let child = fiber.child; child; child = child.sibling) visit(child);
    };
    const hook = {
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      checkDCE: () => {},
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current),
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
    };
    Object.assign(globalThis, { ["__REACT_DEVTOOLS_GLOBAL_HOOK__"]: hook });
    const encoder = new TextEncoder();
    addEventListener("message", ({ data }) => {
      scope.benchBytes! += encoder.encode(JSON.stringify(data)).length;
    });
  });
}

/** Reads the counters and sets them to nothing. */
export async function takeWork({ page, frame }: OpenEditor): Promise<Work> {
  const take = () => {
    const scope = globalThis as Counters;
    const counted = { renders: scope.benchRenders ?? 0, bytes: scope.benchBytes ?? 0 };
    scope.benchRenders = 0;
    scope.benchBytes = 0;
    return counted;
  };
  const editor = await page.evaluate(take);
  const preview = await frame.evaluate(take);
  return {
    editorRenders: editor.renders,
    previewRenders: preview.renders,
    bytesPosted: preview.bytes,
  };
}
