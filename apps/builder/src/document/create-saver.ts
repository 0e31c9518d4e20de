import { ApiError } from "@tour/api";
import type { Block, PageEdit } from "@tour/api";
import { toDocument } from "@tour/preview-protocol";
import type { SavedDraft, ServerDraft, UnsavedDraft } from "./autosave.ts";
import { diffPages } from "./merging/diff-pages.ts";

type Check = Pick<Block, "id" | "status" | "validation">;

interface SavedEdit {
  version: number;
  checks: Check[];
  /** The page where others have edited it meanwhile. */
  blocks: Block[] | null;
}

interface Calls {
  saveEdit: (edit: PageEdit) => Promise<SavedEdit>;
  savePage: (draft: ServerDraft) => Promise<ServerDraft>;
  makeKey?: () => string;
}

/** How a server refuses edits where the whole page is still worth trying: they do not fit, or it knows none. */
const misfits = [400, 404, 405, 413, 422];

/**
 * Saves what was edited since the server last spoke of the page: the edits alone, and the whole page
 * where they do not fit. The same edits are sent under the same key until there is an answer.
 */
export function createSaver({ saveEdit, savePage, makeKey = () => crypto.randomUUID() }: Calls) {
  let last: { text: string; key: string } | undefined;
  return async ({ blocks, version, base }: UnsavedDraft): Promise<SavedDraft> => {
    const edit = describeEdit(base, { blocks, version });
    if (edit.operations.length === 0) return { blocks, version };
    const text = JSON.stringify(edit);
    if (last?.text !== text) last = { text, key: makeKey() };
    try {
      const saved = await saveEdit({ ...edit, key: last.key });
      return saved.blocks
        ? { version: saved.version, blocks: saved.blocks, isMerged: true }
        : { version: saved.version, blocks: withChecks(blocks, saved.checks) };
    } catch (error) {
      if (!(error instanceof ApiError) || !misfits.includes(error.status)) throw error;
      return savePage({ blocks, version });
    }
  };
}

function describeEdit(base: readonly Block[], { blocks, version }: ServerDraft) {
  const operations = diffPages(toDocument(base), blocks).filter(({ kind }) => kind !== "set-check");
  const written = new Set(operations.map((one) => (one.kind === "set-content" ? one.id : "")));
  const touched = blocks.filter(({ id }) => written.has(id));
  const versions = touched.map((block) => [block.id, block.content_version]);
  return { version, operations, content_versions: Object.fromEntries(versions) };
}

function withChecks(blocks: readonly Block[], checks: readonly Check[]): Block[] {
  const byId = new Map(checks.map((check) => [check.id, check]));
  return blocks.map((block) => {
    const check = byId.get(block.id);
    return check ? { ...block, status: check.status, validation: check.validation } : block;
  });
}
