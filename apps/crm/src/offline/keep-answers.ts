import type { Query, QueryClient, QueryPersister } from "@tanstack/react-query";
import { ApiError, isUnreachable } from "@tour/api";
import {
  findAnswer,
  forgetAnswer,
  forgetAnswers,
  forgetOldAnswers,
  keepAnswer,
} from "@tour/office/kept";
import type { Account } from "@tour/office/shell";
import { isAccountKey, isKept, withoutDocuments } from "./kept-keys.ts";
import { noteRead, noteShownKept, shownKept } from "./shown-kept.ts";

interface KeepingOptions {
  /** How long the server may take before what is kept is shown, in ms. */
  patience?: number;
  /** Told whose device it is now, as soon as that is known. */
  onOwner?: (accountId: string) => void;
  /** The session that the kept answers were read in is over. */
  onSignedOut?: () => void;
}

const isRefusedWith = (error: unknown, statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

/**
 * Keeps what the server answers to chosen questions on this device, and answers with it where the
 * server is out of reach. What is shown so is told to `shownKept`. Answers how to read it anew.
 */
export function keepAnswers(queryClient: QueryClient, options: KeepingOptions = {}): () => void {
  const { patience = 5000, onOwner, onSignedOut } = options;
  /** The account that reads; none before it is known, nor while staff visit an office. */
  let owner: string | null = null;
  const readAt = new Map<string, number>();
  /** Queries that are about to succeed with what was kept. */
  const recalled = new Set<string>();

  function takeOwner(accountId: string): void {
    if (owner === accountId) return;
    owner = accountId;
    onOwner?.(accountId);
  }

  async function recall({ queryHash, queryKey, state }: Query) {
    if (state.data !== undefined) {
      return { data: state.data as unknown, at: readAt.get(queryHash) ?? state.dataUpdatedAt };
    }
    const found = await findAnswer(queryHash).catch(() => null);
    if (!found) return null;
    if (isAccountKey(queryKey)) takeOwner(found.owner);
    return found.owner === owner ? found : null;
  }

  function takeLate({ queryHash, queryKey }: Query, data: unknown): void {
    readAt.set(queryHash, Date.now());
    noteRead(queryHash);
    queryClient.setQueryData(queryKey, data);
  }

  const persister: QueryPersister = async (queryFn, context, query) => {
    if (!isKept(query.queryKey)) return queryFn(context);
    const late = Symbol("late");
    let timer: ReturnType<typeof setTimeout> | undefined;
    const waited = new Promise<typeof late>((resolve) => {
      timer = setTimeout(() => resolve(late), patience);
    });
    const fresh = Promise.resolve(queryFn(context));
    let failure: unknown;
    try {
      const first = await Promise.race([fresh, waited]);
      if (first !== late) return first;
    } catch (error) {
      if (isRefusedWith(error, [401, 403, 404, 410])) void forgetAnswer(query.queryHash);
      if (!isUnreachable(error)) throw error;
      failure = error;
    } finally {
      clearTimeout(timer);
    }
    const kept = await recall(query);
    if (!kept && failure) throw failure;
    if (!kept) return fresh;
    const { at, data } = kept;
    noteShownKept(query.queryHash, { at, isLate: failure === undefined });
    fresh.then(
      (answer) => takeLate(query, answer),
      () => noteShownKept(query.queryHash, { at, isLate: false }),
    );
    recalled.add(query.queryHash);
    return data;
  };

  function keep(query: Query): void {
    const { queryHash, queryKey, state } = query;
    if (isAccountKey(queryKey)) {
      const { id, impersonation } = state.data as Account;
      if (impersonation) owner = null;
      else takeOwner(id);
      if (owner) void forgetOldAnswers(owner).catch(() => {});
    }
    if (!owner) return;
    const data = withoutDocuments(queryKey, state.data);
    void keepAnswer(queryHash, { owner, at: readAt.get(queryHash) ?? Date.now(), data }).catch(
      // A full disk, or a private window: it is read with a network only.
      () => {},
    );
  }

  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, persister },
  });
  queryClient.getQueryCache().subscribe((event) => {
    const { query, type } = event;
    if (!isKept(query.queryKey)) return;
    if (type === "removed") noteRead(query.queryHash);
    if (type !== "updated") return;
    const { action } = event;
    if (action.type === "error" && isAccountKey(query.queryKey)) {
      if (!isRefusedWith(action.error, [401, 403])) return;
      void forgetAnswers();
      // It was shown as if one were signed in.
      if (query.state.data !== undefined) onSignedOut?.();
    }
    if (action.type !== "success" || recalled.delete(query.queryHash)) return;
    if (!action.manual) {
      readAt.set(query.queryHash, Date.now());
      noteRead(query.queryHash);
    }
    keep(query as Query);
  });

  return () => {
    const shown = shownKept.getState();
    if (shown.size === 0) return;
    const predicate = ({ queryHash }: Query) => shown.has(queryHash);
    void queryClient.invalidateQueries({ predicate, refetchType: "all" });
  };
}
