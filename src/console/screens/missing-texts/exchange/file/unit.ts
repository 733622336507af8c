/** The place of a text: a property of a module's record, and the record's version at the export. */
export interface TextPlace {
  /** The module's folder. */
  module: string
  recordId: number
  /** The record's property. */
  property: string
  /** The record's version; empty if it has none. */
  version: string
  /** Parameters of the list's address for the record. */
  route: Readonly<Record<string, string>>
}

/** A text to translate. An empty target is not translated yet. */
export interface Unit {
  place: TextPlace
  source: string
  target: string
  /** Whether source and target are HTML. */
  isRich: boolean
  /** Context for translators: names of module, record and field. */
  about: readonly [module: string, record: string, field: string]
}

/** The content of a file for translators; languages as codes. */
export interface TextFile {
  source: string
  target: string
  units: readonly Unit[]
}

/** A file that was not exported here, or is damaged; `reason` is a key of the texts `exchange.fault`, with `params`. */
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

/** A place as text, its id in a file: `book/12/titles?version=2026-03-15T11:02:10.000Z`. */
export const placeText = ({ module, recordId, property, version, route }: TextPlace): string =>
  `${module}/${recordId}/${property}?${new URLSearchParams({ version, ...route })}`

/** Parses the result of {@link placeText}; null for other texts. */
export const readPlace = (text: string): TextPlace | null => {
  const [, module, id, property, query] = shape.exec(text.trim()) ?? []
  if (module === undefined || id === undefined || property === undefined) return null
  const { version = '', ...route } = Object.fromEntries(new URLSearchParams(query))
  return { module, recordId: Number(id), property, version, route }
}
