import { useQueryClient } from "@tanstack/react-query";
import { blockTemplateLimits } from "@tour/api";
import type { Block } from "@tour/api";
import { endOf } from "@tour/blocks/outline";
import { describeFailure } from "@tour/office/api";
import { lateCode } from "@tour/office/late";
import { libraryKey } from "@tour/office/picture-library";
import { Button } from "@tour/ui-kit/button";
import { useToast } from "@tour/ui-kit/message";
import { useMemo } from "react";
import {
  inOrder,
  moveBlocks,
  placeAfter,
  placeLast,
  sharedEnd,
} from "../../../document/block-places.ts";
import type { Direction } from "../../../document/block-places.ts";
import { useEditor } from "../../../document/editor-context.ts";
import { insertCopies } from "../../../document/insert-copies.ts";
import type { Insertion } from "../../../document/insert-copies.ts";
import { texts } from "../../../texts/ru.ts";
import { deedToasts } from "../../../undo/deed-toasts.ts";
import { useBlockChoice } from "../block-choice/block-choice.ts";
import type { Admission } from "../clipboard/admit-blocks.ts";
import { copyToClipboard } from "../clipboard/copy-to-clipboard.ts";
import { readClipboard } from "../clipboard/system-clipboard.ts";
import { duplicateBlocks } from "./duplicate-blocks.ts";
import { nameBlock } from "../../../document/name-block.ts";
import { noteBlocks, restoreBlocks } from "./remove-blocks.ts";

/** What reads pasted blocks. */
export const pastingCode = lateCode(() => import("../clipboard/take-pasted.ts"));

/** As many blocks fit a page; the server takes no more. */
const maxBlocks = 500;

/** What can be done with blocks as a whole; what came of it is said. */
export function useBlockActions() {
  const { document, organizerId, type, keepTemplate } = useEditor();
  const choice = useBlockChoice();
  const toast = useToast();
  const queryClient = useQueryClient();

  return useMemo(() => {
    const page = () => document.store.getState().document;
    const listBlocks = (ids: readonly string[]) =>
      inOrder(page(), ids).map((id) => page().blocks[id]!);
    const say = (text: string, tone?: "warning" | "danger") =>
      toast.show({ id: deedToasts.done, text, ...(tone && { tone, closeTimeout: 10_000 }) });
    const { one, several } = texts.blocks.done;
    /** What was done to one block, by its name, or to how many. */
    const tell = (deed: keyof typeof one, ids: readonly string[]) => {
      const [block, ...others] = listBlocks(ids);
      if (!block) return "";
      return others.length === 0 ? one[deed](nameBlock(block)) : several[deed](others.length + 1);
    };

    /** Those that this page saves: header and footer are the main page's. Says so where none is left. */
    const own = (ids: readonly string[]) => {
      const left = ids.filter((id) => type === "main" || !sharedEnd(page(), id));
      if (left.length === 0) say(texts.blocks.ofMainPage);
      return left;
    };

    /** Answers whether there was room. */
    const insert = ({ operations, ids }: Insertion): boolean => {
      if (page().order.length + ids.length > maxBlocks) {
        say(texts.blocks.tooMany(maxBlocks), "warning");
        return false;
      }
      document.edit(...operations);
      const [first = null, ...others] = ids;
      if (others.length === 0 && !choice.store.getState().isOn) document.select(first);
      else {
        document.select(null);
        choice.set(ids);
      }
      return true;
    };

    /** Puts copies in, and says of the others why not; answers whether anything was put. */
    const insertAll = (
      { blocks, notes }: { blocks: readonly Block[]; notes: readonly string[] },
      before: string | null,
    ): boolean => {
      const insertion = insertCopies(page(), blocks, before);
      if (insertion.ids.length === 0) {
        say(notes.join(". "), "warning");
        return false;
      }
      if (!insert(insertion)) return false;
      const said = [tell("pasted", insertion.ids), ...notes].join(". ");
      say(said, notes.length > 0 ? "warning" : undefined);
      return true;
    };

    const remove = (named: readonly string[], deed: "removed" | "cut" = "removed", note = "") => {
      const ids = own(named);
      if (ids.length === 0) return;
      const text = tell(deed, ids) + note;
      const removed = noteBlocks(page(), ids);
      choice.clear();
      const restore = () => {
        document.edit(...restoreBlocks(page(), removed));
        toast.close(deedToasts.removed);
      };
      document.edit(...removed.map(({ block }) => ({ kind: "remove" as const, id: block.id })));
      toast.show({
        id: deedToasts.removed,
        text,
        closeTimeout: 6000,
        action: (
          <Button size="s" variant="ghost" onClick={restore}>
            {texts.editor.restore}
          </Button>
        ),
      });
    };

    /** Copies, and tells what was done where there is something to paste now. */
    const copy = async (
      ids: readonly string[],
      data: DataTransfer | null | undefined,
      tellDone: (note: string) => void,
    ): Promise<void> => {
      const place = await copyToClipboard({ organizerId, blocks: listBlocks(ids), data });
      if (place === null) return void say(texts.blocks.notCopied, "warning");
      tellDone(place === "browser" ? `. ${texts.blocks.hereOnly}` : "");
    };

    return {
      remove: (ids: readonly string[]): void => remove(ids),

      move(named: readonly string[], direction: Direction): void {
        const left = own(named);
        if (left.length === 0) return;
        const operations = moveBlocks(page(), left, direction);
        if (operations.length === 0) return void say(texts.blocks.isAtEnd);
        document.edit(...operations);
        const { order } = page();
        const ids = operations.map(({ id }) => id);
        const [id, ...others] = ids;
        if (others.length > 0) return void say(tell("moved", ids));
        say(`${tell("moved", ids)}: ${texts.blocks.place(order.indexOf(id!) + 1, order.length)}`);
      },

      setHidden(named: readonly string[], isHidden: boolean): void {
        const ids = own(named);
        if (ids.length === 0) return;
        const changed = listBlocks(ids).filter((block) => block.is_hidden !== isHidden);
        document.edit(
          ...changed.map(({ id }) => ({ kind: "set-block" as const, id, is_hidden: isHidden })),
        );
        say(tell(isHidden ? "hidden" : "shown", ids));
      },

      duplicate(ids: readonly string[]): void {
        const insertion = duplicateBlocks(page(), ids);
        if (insertion.ids.length === 0) return void say(texts.blocks.onlyOnce);
        if (insert(insertion)) say(tell("duplicated", insertion.ids));
      },

      /** Copies; `data` is that of the browser's own event, which needs nobody's leave. */
      copy(ids: readonly string[], data?: DataTransfer | null): Promise<void> {
        return copy(ids, data, (note) =>
          say(tell("copied", ids) + note, note ? "warning" : undefined),
        );
      },

      cut(ids: readonly string[], data?: DataTransfer | null): Promise<void> {
        return copy(ids, data, (note) => remove(ids, "cut", note));
      },

      /** Behind the last of some blocks, or at the end; a text that was not given is asked for. */
      async paste(after: readonly string[], text?: string): Promise<void> {
        const tellProgress = (done: number, count: number) =>
          void toast.show({
            id: deedToasts.done,
            text: texts.blocks.bringing(done, count),
            closeTimeout: 0,
          });
        // Read first: a browser shows it soon after a press alone.
        const clipboard = text ?? (await readClipboard());
        const pasting = await pastingCode.load();
        if (!pasting) return void say(texts.blocks.notLoaded, "danger");
        const pasted = await pasting
          .takePasted({ organizerId, type, page, clipboard, tellProgress })
          .catch((error: unknown) => void say(describeFailure(error), "danger"));
        if (!pasted) return;
        if (pasted.isLibraryChanged) {
          void queryClient.invalidateQueries({ queryKey: libraryKey(organizerId) });
        }
        const last = inOrder(page(), after).at(-1);
        const before = last === undefined ? placeLast(page()) : placeAfter(page(), last);
        insertAll(pasted, before);
      },

      /**
       * Puts blocks that the page takes before another one, or last for null, and says why it takes no
       * others; answers whether anything was put.
       */
      place: ({ blocks, refusals }: Admission, before: string | null): boolean =>
        insertAll({ blocks, notes: refusals }, before),

      /** Asks for the name under which these are kept, to be put on pages again. */
      keep(named: readonly string[]): void {
        const blocks = listBlocks(named).filter((block) => !endOf(block.type));
        const { blocks: most } = blockTemplateLimits;
        if (blocks.length === 0) return void say(texts.blocks.noTemplate);
        if (blocks.length > most) return void say(texts.blocks.tooManyForTemplate(most), "warning");
        keepTemplate(blocks);
      },
    };
  }, [document, organizerId, type, choice, toast, keepTemplate, queryClient]);
}
