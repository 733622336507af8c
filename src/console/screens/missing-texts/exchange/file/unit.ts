/** Where a text stands: a property of a record of a module, and the record's version when it was exported. */
export interface TextPlace {
  /** The module's folder. */
  module: string
  recordId: number
  /** The record's property. */
  property: string
  /** The record's version; empty where it has none. */
  version: string
  /** Parameters of the list's address under which the record is found. */
  route: Readonly<Record<string, string>>
}

/** One text to translate. An empty target is not translated yet. */
export interface Unit {
  place: TextPlace
  source: string
  target: string
  /** Whether both are HTML. */
  isRich: boolean
  /** For whoever translates: module, record and field, in words. */
  about: readonly [module: string, record: string, field: string]
}

/** What a file for translators holds; languages by their codes. */
export interface TextFile {
  source: string
  target: string
  units: readonly Unit[]
}

/** A file that was not exported here, or is damaged; `reason` is a key of the texts `exchange.fault`, filled with `params`. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly reason: 'kind' | 'damaged' | 'language' | 'columns' | 'empty' | 'large' | 'errors'
  readonly params: Readonly<Record<string, string>>

  constructor(reason: UnreadableFile['reason'], params: UnreadableFile['params'] = {}) {
    super(`The file cannot be read: ${reason}`)
    this.reason = reason
    this.params = params
  }
}

const shape = /^([\w-]+)\/(\d{1,15})\/(\w+)\?(.*)$/

/** The place as one text, which names it in a file: `book/12/titles?version=2026-03-15T11:02:10.000Z`. */
export const placeText = ({ module, recordId, property, version, route }: TextPlace): string =>
  `${module}/${recordId}/${property}?${new URLSearchParams({ version, ...route })}`

/** Reads what {@link placeText} wrote; null for anything else. */
export const readPlace = (text: string): TextPlace | null => {
  const [, module, id, property, query] = shape.exec(text.trim()) ?? []
  if (module === undefined || id === undefined || property === undefined) return null
  const { version = '', ...route } = Object.fromEntries(new URLSearchParams(query))
  return { module, recordId: Number(id), property, version, route }
}
