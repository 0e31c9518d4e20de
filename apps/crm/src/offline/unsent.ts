import type { Tourist } from "@tour/api";
import { askKept } from "@tour/office/kept";
import { createStore } from "zustand/vanilla";

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

interface UnsentBase {
  /** Of a note its repeat key: however often it is sent, it is written once. */
  id: string;
  /** The account that wrote it. */
  owner: string;
  organizerId: number;
  requestId: number;
  /** When it was written, in ms: what was written first is sent first. */
  at: number;
  /** Why the server did not take it; it is not sent again by itself. */
  refusal: string | null;
}

export interface UnsentNote extends UnsentBase {
  kind: "note";
  text: string;
}

export interface UnsentTourist extends UnsentBase {
  kind: "tourist";
  touristId: number;
  name: string;
  /** As it was when one began to write. */
  was: TouristFields;
  typed: Partial<TouristFields>;
  /** What others wrote meanwhile in the same fields; it is not sent before somebody chooses. */
  theirs: Partial<TouristFields> | null;
}

export type Unsent = UnsentNote | UnsentTourist;
type Written<Kind> = Kind extends Unsent ? Omit<Kind, "owner" | "refusal"> : never;

interface UnsentState {
  /** None before the account is known: nothing can be kept then. */
  owner: string | null;
  /** The owner's, in the order in which they were written. */
  entries: readonly Unsent[];
}

export const unsentStore = createStore<UnsentState>(() => ({ owner: null, entries: [] }));

/** Reads what waits on this device, another window's included. */
export async function readUnsent(): Promise<readonly Unsent[]> {
  const { owner } = unsentStore.getState();
  const all: Unsent[] = await askKept("unsent", "readonly", (store) => store.getAll());
  const entries = all.filter((one) => one.owner === owner).toSorted((a, b) => a.at - b.at);
  unsentStore.setState({ entries });
  return entries;
}

/** From now on it is this account's device. */
export async function openUnsent(owner: string): Promise<void> {
  unsentStore.setState({ owner, entries: [] });
  await readUnsent().catch(() => {});
}

/** Keeps what was written until it is sent. Throws where the browser keeps nothing. */
export async function keepUnsent(written: Written<Unsent>): Promise<void> {
  const { owner } = unsentStore.getState();
  if (owner === null) throw new Error("Nobody is known to be signed in");
  await changeUnsent({ ...written, owner, refusal: null });
}

export async function changeUnsent(entry: Unsent): Promise<void> {
  await askKept("unsent", "readwrite", (store) => store.put(entry));
  await readUnsent();
}

export async function removeUnsent(id: string): Promise<void> {
  await askKept("unsent", "readwrite", (store) => store.delete(id));
  await readUnsent();
}

export const isTourist =
  (touristId: number) =>
  (entry: Unsent): entry is UnsentTourist =>
    entry.kind === "tourist" && entry.touristId === touristId;
