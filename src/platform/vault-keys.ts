/** Where the vault's key lies between visits. Every method may reject: storage can be shut. */
export interface KeyStore {
  read(): Promise<CryptoKey | null>
  write(key: CryptoKey): Promise<void>
  erase(): Promise<void>
}

const databaseName = 'vault'
const storeName = 'keys'
const keyName = 'remembered'

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  return asked(request)
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    return await asked(work(database.transaction(storeName, mode).objectStore(storeName)))
  } finally {
    database.close()
  }
}

/** IndexedDB keeps a `CryptoKey` as it is: usable here, readable nowhere. */
export const indexedDbKeys: KeyStore = {
  read: async () =>
    ((await inStore('readonly', (store) => store.get(keyName))) as CryptoKey) ?? null,
  write: async (key) => {
    await inStore('readwrite', (store) => store.put(key, keyName))
  },
  erase: async () => {
    await inStore('readwrite', (store) => store.delete(keyName))
  },
}
