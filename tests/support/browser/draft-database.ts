import type { Page } from 'playwright-core'

/** The stored drafts as text, with the typed values. */
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

/** The largest number of sequential transactions until a form knows its drafts. */
const transactions = 5

/**
 * Waits until the open form has looked for drafts and shows its offer: transactions of a store run in the order in
 * which they start.
 */
export const whenDraftsAreKnown = async (page: Page): Promise<void> => {
  await page.getByRole('form').first().waitFor()
  await page.waitForFunction(async () => {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === 'foundation-console')
  })
  await page.evaluate(async (count) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    // The form continues after rendering.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const database = await done(indexedDB.open('foundation-console'))
    for (let turn = 0; turn < count; turn += 1) {
      const transaction = database.transaction('drafts', 'readwrite')
      const completed = new Promise((resolve) => {
        transaction.oncomplete = resolve
      })
      await done(transaction.objectStore('drafts').count())
      await completed
    }
    database.close()
    await navigator.locks.query()
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  }, transactions)
}
