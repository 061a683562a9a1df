/** The database of this device. */
const NAME = 'spieltisch';
const STORES = ['tables', 'entries', 'chat', 'replays', 'along'] as const;

export function asked<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let base: Promise<IDBDatabase> | null = null;

export function openBase(): Promise<IDBDatabase> {
  return (base ??= (async () => {
    const request = indexedDB.open(NAME, 2);
    request.onupgradeneeded = () => {
      const known = request.result.objectStoreNames;
      for (const store of STORES) if (!known.contains(store)) request.result.createObjectStore(store);
    };
    return asked(request);
  })());
}
