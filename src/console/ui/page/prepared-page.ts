import { createContext, createRef, type ReactNode, type RefObject } from 'react'
import { newId } from '../new-id.ts'
import { createStore } from '../store.ts'

type Source = Readonly<Record<string, unknown>>

/** The parameters of a page's route and query. */
export interface PageParameters {
  route: Source
  query: Source
}

/** A page that is rendered before navigation to its address. */
export interface PreparedPage {
  /** Distinguishes pages prepared for the same address. */
  id: string
  /** The kind of page; one of each kind is prepared on a page. */
  kind: string
  /** Path and query. */
  url: string
  /** The path of the page that it was prepared on; only valid there. */
  from: string
  parameters: PageParameters
  element: ReactNode
  /** Whether its data is still the same, asked when the page is opened; always if omitted. */
  isCurrent?: () => Promise<boolean>
  /**
   * Container of the rendered page, detached from the document until shown, so that search, screen readers and print
   * ignore it.
   */
  box: RefObject<HTMLDivElement | null>
}

/** The parameters of the present address, or of the one that the page is prepared for. */
export const PageParametersContext = createContext<PageParameters>({ route: {}, query: {} })

const pages = createStore<readonly PreparedPage[]>([])

/** The prepared pages and their subscription. */
export const { get: preparedPages, subscribe: subscribePreparedPages } = pages

/** Removes a page. */
export const dropPreparedPage = (page: PreparedPage): void => {
  if (pages.get().includes(page)) pages.set(pages.get().filter((other) => other !== page))
}

/** Whether the page at an address is prepared, so that it shows at once. Removes a page that is no longer current. */
export const isPrepared = async (url: string): Promise<boolean> => {
  const page = pages.get().find((other) => other.url === url)
  if (!page) return false
  if (!page.isCurrent || (await page.isCurrent())) return true
  dropPreparedPage(page)
  return false
}

/** Removes a page that was not opened. */
export const dropUnopenedPage = (page: PreparedPage): void => {
  if (window.location.pathname === page.from) dropPreparedPage(page)
}

/**
 * Renders the page of an address ahead, while the browser is idle, and replaces the page of its kind that was prepared on
 * the same page. Returns the page, or null if the user has left the page that it was prepared on.
 */
export const preparePage = (page: Omit<PreparedPage, 'id' | 'box'>): PreparedPage | null => {
  if (window.location.pathname !== page.from) return null
  const next = { ...page, id: newId(), box: createRef<HTMLDivElement>() }
  pages.set([...pages.get().filter(({ kind, from }) => kind !== page.kind || from !== page.from), next])
  return next
}
