import { createContext, createRef, type ReactNode, type RefObject } from 'react'
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
  id: number
  /** The kind of page; one of each kind is prepared. */
  kind: string
  /** Path and query. */
  url: string
  /** The path of the page that it was prepared on; only valid there. */
  from: string
  parameters: PageParameters
  element: ReactNode
  /**
   * Container of the rendered page, detached from the document until shown, so that search, screen readers and print
   * ignore it.
   */
  box: RefObject<HTMLDivElement | null>
}

/** The parameters of the present address, or of the one that the page is prepared for. */
export const PageParametersContext = createContext<PageParameters>({ route: {}, query: {} })

const pages = createStore<readonly PreparedPage[]>([])
let count = 0

/** The prepared pages and their subscription. */
export const { get: preparedPages, subscribe: subscribePreparedPages } = pages

/** Whether the page at an address is prepared, so that it shows at once. */
export const isPrepared = (url: string): boolean => pages.get().some((page) => page.url === url)

/** Removes a page. */
export const dropPreparedPage = (page: PreparedPage): void => {
  if (pages.get().includes(page)) pages.set(pages.get().filter((other) => other !== page))
}

/** Removes a page that was not opened. */
export const dropUnopenedPage = (page: PreparedPage): void => {
  if (window.location.pathname === page.from) dropPreparedPage(page)
}

/**
 * Renders the page of an address ahead, while the browser is idle, and replaces the prepared page of its kind. Returns
 * the page, or null if the user has left the page that it was prepared on: an open page is not replaced.
 */
export const preparePage = (page: Omit<PreparedPage, 'id' | 'box'>): PreparedPage | null => {
  if (window.location.pathname !== page.from) return null
  count += 1
  const next = { ...page, id: count, box: createRef<HTMLDivElement>() }
  pages.set([...pages.get().filter(({ kind }) => kind !== page.kind), next])
  return next
}
