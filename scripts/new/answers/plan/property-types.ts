/** Flags of a property, besides its type. */
export const propertyFlags = ['required', 'unique', 'search', 'filter', 'sort', 'asked'] as const
export type PropertyFlag = (typeof propertyFlags)[number]

/** Maximum size, in MB, per kind of file in a new upload area and in a file field. */
export const uploadSizes = { image: 10, audio: 5, pdf: 90 } as const

/** Kinds of files in upload areas. */
export type UploadKind = keyof typeof uploadSizes

interface Allowed {
  readonly flags: readonly PropertyFlag[]
  /** The meaning of `min` and `max`: limits of the value, the length of a text, or the size of a list. */
  readonly limits?: 'value' | 'length' | 'count'
  readonly upload?: UploadKind
}

const allowed = {
  text: { flags: ['required', 'unique', 'search', 'filter', 'sort', 'asked'], limits: 'length' },
  phone: { flags: ['required', 'unique', 'search', 'filter', 'asked'] },
  email: { flags: ['required', 'unique', 'search', 'filter', 'sort', 'asked'], limits: 'length' },
  url: { flags: ['required', 'unique', 'search', 'filter', 'asked'] },
  number: { flags: ['required', 'unique', 'filter', 'sort', 'asked'], limits: 'value' },
  decimal: { flags: ['required', 'filter', 'sort', 'asked'], limits: 'value' },
  date: { flags: ['required', 'unique', 'filter', 'sort', 'asked'] },
  datetime: { flags: ['required', 'filter', 'sort', 'asked'] },
  boolean: { flags: ['required', 'filter'] },
  enum: { flags: ['required', 'filter', 'sort', 'asked'] },
  state: { flags: ['filter', 'sort'] },
  html: { flags: ['required', 'search', 'asked'], limits: 'length' },
  texts: { flags: ['required', 'search', 'filter'] },
  image: { flags: ['required'], upload: 'image' },
  audio: { flags: ['required'], upload: 'audio' },
  file: { flags: ['required'], upload: 'pdf' },
  files: { flags: ['required'], limits: 'count', upload: 'pdf' },
  items: { flags: ['required'], limits: 'count' },
  reference: { flags: ['required', 'filter'] },
  references: { flags: ['required'], limits: 'count' },
} as const satisfies Readonly<Record<string, Allowed>>

export type PropertyType = keyof typeof allowed

export const propertyTypes = Object.keys(allowed) as readonly PropertyType[]

const allowedOf = (type: PropertyType): Allowed => allowed[type]

/** Whether a flag is valid for a type. */
export const takesFlag = (type: PropertyType, flag: PropertyFlag): boolean =>
  allowedOf(type).flags.includes(flag)

/** The meaning of `min` and `max` for a type; undefined if they are invalid. */
export const limitsOf = (type: PropertyType): Allowed['limits'] => allowedOf(type).limits

/** The upload kind of a type; undefined for other types. */
export const uploadKind = (type: string): Allowed['upload'] =>
  Object.hasOwn(allowed, type) ? allowedOf(type as PropertyType).upload : undefined

/** Types whose values are lists of objects. */
export const isItemsType = (type: string): boolean => type === 'files' || type === 'items'

/** Valid types for the objects of a list. */
export const partTypes: readonly PropertyType[] = [
  ...(['text', 'phone', 'email', 'url', 'number', 'decimal', 'date', 'datetime', 'boolean'] as const),
  ...(['enum', 'html', 'image', 'audio', 'file', 'reference'] as const),
]

/** Types with the number of a file in the record, and the file itself. */
const fileTypes = ['image', 'audio', 'file'] as const
export type FileType = (typeof fileTypes)[number]

/** Whether a type is a single file. */
export const isFileType = (type: string): type is FileType => fileTypes.some((one) => one === type)
