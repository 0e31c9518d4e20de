import type { Block } from "@tour/api";
import {
  createContext,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { ReactNode } from "react";
import { lateCode } from "@tour/office/late";
import { useEditor } from "../../../document/editor-context.ts";
import { watchRest } from "./await-rest.ts";
import type { PictureDrawer, Scene } from "./picture-drawer.ts";
import { createPictureQueue, NotDrawnError } from "./picture-queue.ts";
import type { PictureQueue } from "./picture-queue.ts";

/** Null where nothing is drawn: there blocks have the pictures of their variants. */
const PicturesContext = createContext<PictureQueue | null>(null);

/** Draws the blocks inside as the site shows them, once somebody wants to see one. */
export function BlockPicturesProvider({ children }: { children: ReactNode }) {
  const { document, page, css, site } = useEditor();
  const [pictures] = useState(() => openDrawing(site.preview_url, { page, css }));
  useEffect(() => {
    pictures.open(document);
    return pictures.close;
  }, [pictures, document]);
  useEffect(() => pictures.changeScene({ page, css }), [pictures, page, css]);
  return <PicturesContext value={pictures.queue}>{children}</PicturesContext>;
}

const drawing = lateCode(() => import("./picture-drawer.ts"));

/** The frame comes with the first picture, when there is rest for it. */
function openDrawing(url: string, first: Scene) {
  let scene = first;
  let rest: ReturnType<typeof watchRest> | undefined;
  let drawer: PictureDrawer | undefined;
  const queue = createPictureQueue({
    draw: async (block) => {
      const code = await drawing.load();
      if (!code || !rest) throw new Error("Nothing draws the pictures of blocks");
      const own = (drawer ??= code.createPictureDrawer(url, () => scene));
      try {
        return await own.draw(block);
      } catch (error) {
        if (!(error instanceof NotDrawnError) || own.isSilent) {
          own.close();
          if (drawer === own) drawer = undefined;
        }
        throw error;
      }
    },
    awaitRest: async () => rest?.awaitRest(),
    makeUrl: (picture) => URL.createObjectURL(picture),
    freeUrl: (address) => URL.revokeObjectURL(address),
  });
  return {
    queue,
    open: (edits: Parameters<typeof watchRest>[0]) => {
      rest = watchRest(edits);
    },
    changeScene: (next: Scene) => {
      if (next.page === scene.page && next.css === scene.css) return;
      scene = next;
      drawer?.changeScene();
      queue.clear();
    },
    close: () => {
      rest?.stop();
      rest = undefined;
      drawer?.close();
      drawer = undefined;
    },
  };
}

/**
 * The picture of a block as the site shows it. Undefined until it is drawn for the first time, and null
 * where there is nothing to see; while it is drawn anew, the one before stays.
 */
export function useBlockPicture(block: Block, isWanted: boolean): string | null | undefined {
  const queue = use(PicturesContext);
  const { type, variant, content_version: version, content } = block;
  // Rows out of view, of which a page has hundreds, cost nothing.
  const key = useMemo(
    () => (isWanted ? JSON.stringify([type, variant, version, content]) : ""),
    [isWanted, type, variant, version, content],
  );
  const last = useRef<string | null | undefined>(undefined);
  const latest = useRef(block);
  useEffect(() => {
    latest.current = block;
  }, [block]);
  const subscribe = useMemo(
    () => (notify: () => void) =>
      (isWanted && queue?.want(key, latest.current, notify)) || (() => undefined),
    [queue, key, isWanted],
  );
  const drawn = useSyncExternalStore(subscribe, () => queue?.read(key));
  useEffect(() => {
    if (drawn !== undefined) last.current = drawn;
  }, [drawn]);
  return drawn === undefined ? last.current : drawn;
}
