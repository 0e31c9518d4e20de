import type { Tourist } from "@tour/api";
import { askKept } from "@tour/office/kept";
import { createStore } from "zustand/vanilla";
import type { UnsentBase, UnsentDeed } from "./unsent-deed.ts";

/** What of a tourist can be written without a network: nothing of a document. */
export const touristFields = [
  "last_name",
  "first_name",
  "middle_name",
  "birthday",
  "phone",
  "email",
  "food_restriction",
  "can_edit",
] as const;
export type TouristFields = Pick<Tourist, (typeof touristFields)[number]>;

export interface UnsentNote extends UnsentBase {
  kind: "note";
  requestId: number;
  text: string;
}

export interface UnsentTourist extends UnsentBase {
  kind: "tourist";
  requestId: number;
  touristId: number;
  name: string;
  /** As it was when one began to write. */
  was: TouristFields;
  typed: Partial<TouristFields>;
  /** What others wrote meanwhile in the same fields; it is not sent before somebody chooses. */
  theirs: Partial<TouristFields> | null;
}

export type Unsent = UnsentNote | UnsentTourist | UnsentDeed;
type Written<Kind> = Kind extends Unsent ? Omit<Kind, "owner" | "refusal" | "told"> : never;

interface UnsentState {
  /** None before the account is known: nothing can be kept then. */
  owner: string | null;
  /** The owner's, in the order in which they were written. */
  entries: readonly Unsent[];
  /** What was done on the way and has arrived, in the same order. */
  settled: readonly UnsentDeed[];
  /** What is on its way to the server now, by its number. */
  sending: string | null;
  /** The browser does not let the office read or write what waits. */
  isStorageBroken: boolean;
}

/** The browser refused to keep something, or to give it back. */
class StorageFailure extends Error {
  override readonly name = "StorageFailure";
}

export const unsentStore = createStore<UnsentState>(() => ({
  owner: null,
  entries: [],
  settled: [],
  sending: null,
  isStorageBroken: false,
}));

/** Tells the person how it stands with the browser's storage; what is wrong is logged once. */
function tellOfStorage(failure: unknown): void {
  const isStorageBroken = failure !== null;
  if (isStorageBroken === unsentStore.getState().isStorageBroken) return;
  if (isStorageBroken) console.error("The browser's storage failed", failure);
  unsentStore.setState({ isStorageBroken });
}

export async function askUnsent<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  try {
    const answer = await askKept("unsent", mode, ask);
    tellOfStorage(null);
    return answer;
  } catch (error) {
    tellOfStorage(error);
    throw new StorageFailure("What waits can't be read or written", { cause: error });
  }
}

/** Reads what waits on this device, another window's included. */
export async function readUnsent(): Promise<readonly Unsent[]> {
  const { owner } = unsentStore.getState();
  const all: Unsent[] = await askUnsent("readonly", (store) => store.getAll());
  const own = all.filter((one) => one.owner === owner).toSorted((a, b) => a.at - b.at);
  const entries = own.filter((one) => !isSettled(one));
  unsentStore.setState({ entries, settled: own.filter(isSettled) });
  return entries;
}

const isSettled = (entry: Unsent): entry is UnsentDeed =>
  "settledAt" in entry && entry.settledAt !== null;

export const isDeed = (entry: Unsent): entry is UnsentDeed => "settledAt" in entry;

export const isStorageFailure = (error: unknown): boolean => error instanceof StorageFailure;

/** After it was told and logged nothing more can be done about it; any other failure goes on. */
export function passStorageFailure(error: unknown): void {
  if (!isStorageFailure(error)) throw error;
}

/** From now on it is this account's device. */
export async function openUnsent(owner: string): Promise<void> {
  unsentStore.setState({ owner, entries: [], settled: [] });
  await readUnsent().catch(passStorageFailure);
}

/** Keeps what was written until it is sent. Throws where the browser keeps nothing. */
export async function keepUnsent(written: Written<Unsent>): Promise<void> {
  const { owner } = unsentStore.getState();
  if (owner === null) throw new Error("Nobody is known to be signed in");
  await changeUnsent({ ...written, owner, refusal: null });
}

export async function changeUnsent(entry: Unsent): Promise<void> {
  await askUnsent("readwrite", (store) => store.put(entry));
  await readUnsent();
}

export async function removeUnsent(id: string): Promise<void> {
  await askUnsent("readwrite", (store) => store.delete(id));
  await readUnsent();
}

export const isNoteOf =
  (requestId: number) =>
  (entry: Unsent): entry is UnsentNote =>
    entry.kind === "note" && entry.requestId === requestId;

export const isTourist =
  (touristId: number) =>
  (entry: Unsent): entry is UnsentTourist =>
    entry.kind === "tourist" && entry.touristId === touristId;
