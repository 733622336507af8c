import type { Page } from 'playwright-core'

/** The drafts that the browser holds, as text: what was typed stands in them. */
export const draftsIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'foundation-console')) return []
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const database = await done(indexedDB.open('foundation-console'))
    const store = database.transaction('drafts').objectStore('drafts')
    const found = await done(store.getAll(IDBKeyRange.bound(['draft'], ['draft', []])))
    database.close()
    return found.map((draft) => JSON.stringify(draft))
  })
