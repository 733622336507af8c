import { createContext, createRef, type ReactNode, type RefObject } from 'react'
import { createStore } from '../store.ts'

type Source = Readonly<Record<string, unknown>>

/** What a page takes from its address: the parameters of its route and of its query. */
export interface PageParameters {
  route: Source
  query: Source
}

/** A page that is drawn before anybody has gone to its address. */
export interface PreparedPage {
  /** Tells it from one that was prepared for the same address before. */
  id: number
  /** What kind of page it is; of each kind one stands ready. */
  kind: string
  /** Path and query. */
  url: string
  /** The path of the page that it was prepared on; it is of no use anywhere else. */
  from: string
  parameters: PageParameters
  element: ReactNode
  /** Holds what is drawn, apart from the document until the page is shown: nobody finds it there, reads or prints it. */
  box: RefObject<HTMLDivElement | null>
}

/** The place of the page around: the present address, or the one that the page is prepared for. */
export const PageParametersContext = createContext<PageParameters>({ route: {}, query: {} })

const pages = createStore<readonly PreparedPage[]>([])
let count = 0

/** The pages that stand ready, and how to follow them. */
export const { get: preparedPages, subscribe: subscribePreparedPages } = pages

/** Whether the page at an address stands ready, so that nothing has to be waited for. */
export const isPrepared = (url: string): boolean => pages.get().some((page) => page.url === url)

/** Forgets a page. */
export const dropPreparedPage = (page: PreparedPage): void => {
  if (pages.get().includes(page)) pages.set(pages.get().filter((other) => other !== page))
}

/** Forgets a page that nobody has opened. */
export const dropUnopenedPage = (page: PreparedPage): void => {
  if (window.location.pathname === page.from) dropPreparedPage(page)
}

/**
 * Draws the page of an address ahead, while the browser is idle, in place of the one of its kind that was prepared
 * before; returns it, or null when the user has left the page that it was prepared on: what is open is not exchanged.
 */
export const preparePage = (page: Omit<PreparedPage, 'id' | 'box'>): PreparedPage | null => {
  if (window.location.pathname !== page.from) return null
  count += 1
  const next = { ...page, id: count, box: createRef<HTMLDivElement>() }
  pages.set([...pages.get().filter(({ kind }) => kind !== page.kind), next])
  return next
}
