import { isObject } from '../json.ts'

/** A page of a list: which, counted from 0, and how many rows it may have. */
export interface PageRequest {
  page: number
  size: number
}

/** The page that is meant where nothing says which. */
export const defaultPage: PageRequest = { page: 0, size: 10 }

/** Where the payload of a list and its schema have the rows, and how many there are on all pages together. */
export const pagePaths = { rows: 'content', total: 'totalElements' } as const

/** The payload of a list, as it travels. */
export interface Page<Row> {
  content: Row[]
  totalElements: number
  pageable: { pageSize: number; pageNumber: number }
}

/** Makes a page of its rows and the number of all there are. */
export const makePage = <Row>(rows: Row[], total: number, { page, size }: PageRequest): Page<Row> => ({
  content: rows,
  totalElements: total,
  pageable: { pageSize: size, pageNumber: page },
})

/** The rows of a page that the contract vouches for. */
export const rowsOf = <Row>({ content }: Pick<Page<Row>, 'content'>): Row[] => content

/** How many rows there are on all pages together. */
export const totalOf = ({ totalElements }: Pick<Page<unknown>, 'totalElements'>): number => totalElements

/** The page with other rows in the place of its own. */
export const withRows = <Row>(page: Page<unknown>, rows: Row[]): Page<Row> => ({ ...page, content: rows })

/** The records of any answer: a `total…` operation returns the list itself, others a page; none where it is neither. */
export const recordsIn = (payload: unknown): readonly Readonly<Record<string, unknown>>[] => {
  const rows = isObject(payload) ? payload[pagePaths.rows] : payload
  return Array.isArray(rows) ? rows.filter(isObject) : []
}
