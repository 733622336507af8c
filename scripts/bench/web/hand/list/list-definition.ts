import type { ReactNode } from 'react'
import type { List, ListRequest, Row } from './use-list.ts'

/** One column: its heading, its room in CSS pixels (at least, where it shares what is left), and its content. */
export interface ListColumn<T> {
  field: string
  heading: string
  width: number
  share?: number
  sortBy?: string
  cell: (row: T) => ReactNode
}

/** What a list shows, and where it reads it. */
export interface ListDefinition<T extends Row> {
  title: string
  path: string
  request: ListRequest
  columns: readonly ListColumn<T>[]
  nameOf: (row: T) => string
  question: string
}

/** What a list is drawn from, as a table or as cards. */
export interface ViewProps<T extends Row> {
  definition: ListDefinition<T>
  list: List<T>
  onDelete: (row: T) => void
}
