import type { SentKind } from '../../src/client/other-response.ts'
import type { Conventions } from '../../src/contract/conventions/conventions.ts'
import type { RegularAction } from '../../src/contract/operations/operation-names.ts'
import { singular } from '../../src/contract/text/english.ts'
import type { Fixed } from './document.ts'

/** How an action of a resource is called, as far as it differs from the console's conventions. */
export interface ResourceCall {
  /** `GET /pets/{petId}`, as the document has it. */
  call: string
  /** Path of the rows in the response of a list; empty: the response is the array. */
  rows?: string
  /** Where a list has the number of all rows; null: nowhere. */
  total?: Conventions['list']['total']
  /** The paging of a list; null: it returns all rows at once. */
  paging?: Conventions['paging'] | null
  /** Path of the record in a response; empty: the response is the record. */
  record?: string
  /** Path of the record's properties in a request body; empty: the body is the record. */
  body?: string
  /** Constant values: of the body by path, of query parameters and of headers. */
  set?: Readonly<Record<string, unknown>>
  /** Properties whose files a call of their own stores first: its multipart part, and the path of what it returns. */
  files?: Readonly<Record<string, { call: string; part: string; value: string }>>
  query?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
}

/**
 * Properties that requests have in another kind than responses, with the kind of requests: texts and numbers, and ids of
 * records. Rows of lists keep such records, because their names say more.
 */
export type Converted = Readonly<Record<string, SentKind>>

/** The conversions of a list's rows. */
export const ofRows = (converted: Converted): Converted =>
  Object.fromEntries(
    Object.entries(converted).filter(([, kind]) => typeof kind === 'string' || 'decimals' in kind),
  )

/** The actions that a document can have. */
export type ApiAction = Exclude<RegularAction, 'total'>

/** A resource of a foreign document. */
export interface Resource {
  /** In upper camel case, singular: `Pet`. */
  name: string
  /** The property that identifies a record. */
  id: string
  /** The property with a record's other properties (JSON:API). */
  attributes?: string
  /** For a list below a record of another resource: that resource, and the path parameter with its id. */
  parent?: { resource: string; param: string }
  calls: { list: ResourceCall } & Partial<Record<ApiAction, ResourceCall>>
}

/** The top-level resource with this name in singular or plural, in any notation: `category`, `pet_owners`. */
export const resourceNamed = (name: string, resources: readonly Resource[]): Resource | undefined => {
  const word = name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()
  return resources.find(
    (one) =>
      one.parent === undefined &&
      (one.name.toLowerCase() === word || singular(one.name).toLowerCase() === singular(word)),
  )
}

/** `resources.json` of a console. */
export interface ResourcesFile {
  /** Values of path parameters that all calls share. */
  fixed: Fixed
  resources: readonly Resource[]
}
