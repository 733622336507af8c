import { isObject } from '../json.ts'
import { conventions } from './conventions.ts'

/** A page of a list: its index, from 0, and its maximum number of rows. */
export interface PageRequest {
  page: number
  size: number
}

/** The default page. */
export const defaultPage: PageRequest = { page: 0, size: 10 }

/** The properties of a page for its rows and their total number, as server and console have it. */
export const pagePaths = { rows: 'content', total: 'totalElements' } as const

const { rows, total } = conventions.list

/**
 * The same in the contract: paths in the payload's schema. Empty rows: the payload is the array itself; no total: a
 * header has it.
 */
export const contractPaths = { rows, ...(total !== null && 'property' in total && { total: total.property }) }

/** The payload of a list. */
export interface Page<Row> {
  content: Row[]
  totalElements: number
  pageable: { pageSize: number; pageNumber: number }
}

/** Creates a page from its rows and the total number of rows. */
export const makePage = <Row>(rows: Row[], total: number, { page, size }: PageRequest): Page<Row> => ({
  content: rows,
  totalElements: total,
  pageable: { pageSize: size, pageNumber: page },
})

/** The rows of a page, as guaranteed by the contract. */
export const rowsOf = <Row>({ content }: Pick<Page<Row>, 'content'>): Row[] => content

/** The total number of rows on all pages. */
export const totalOf = ({ totalElements }: Pick<Page<unknown>, 'totalElements'>): number => totalElements

/** The page with its rows replaced. */
export const withRows = <Row>(page: Page<unknown>, rows: Row[]): Page<Row> => ({ ...page, content: rows })

/**
 * The records of any response: a `total…` operation returns the list itself, others a page; empty for anything else.
 */
export const recordsIn = (payload: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const rows = isObject(payload) ? payload[pagePaths.rows] : payload
  return Array.isArray(rows) ? rows.filter(isObject) : []
}
