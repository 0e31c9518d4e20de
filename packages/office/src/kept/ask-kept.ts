/** What lies on this device: answers that were read of the server, and what was not sent to it yet. */
export type KeptStore = "answers" | "unsent";

let opening: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open("office", 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore("answers");
      asked.result.createObjectStore("unsent", { keyPath: "id" });
    };
    asked.addEventListener("error", () => reject(asked.error));
    asked.onsuccess = () => {
      const database = asked.result;
      // Another window may bring a newer one, and browsers close it when they want room.
      database.onversionchange = () => database.close();
      database.addEventListener("close", () => (opening = undefined));
      resolve(database);
    };
  });
  opening.catch(() => (opening = undefined));
  return opening;
}

/**
 * One question to a store; answers when it is written. Throws where the browser keeps nothing, as in
 * some private windows.
 */
export async function askKept<Answer>(
  store: KeptStore,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const asked = ask(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(asked.result);
    transaction.addEventListener("abort", () => reject(transaction.error ?? asked.error));
  });
}
