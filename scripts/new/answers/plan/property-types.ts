/** What may be said of a property beside its type, each by its word alone. */
export const propertyFlags = ['required', 'unique', 'search', 'filter', 'sort', 'asked'] as const
export type PropertyFlag = (typeof propertyFlags)[number]

/** Largest size, in MB, of each kind of file in a new area of uploads, and in a field that takes one. */
export const uploadSizes = { image: 10, audio: 5, pdf: 90 } as const

/** What an area of uploads calls the files that it holds. */
export type UploadKind = keyof typeof uploadSizes

interface Allowed {
  readonly flags: readonly PropertyFlag[]
  /** What `min` and `max` are limits of: the value itself, the length of a text, how many a list holds. */
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

/** Whether a flag means something for properties of a type. */
export const takesFlag = (type: PropertyType, flag: PropertyFlag): boolean =>
  allowedOf(type).flags.includes(flag)

/** What `min` and `max` limit in properties of a type; undefined where they mean nothing. */
export const limitsOf = (type: PropertyType): Allowed['limits'] => allowedOf(type).limits

/** What an area of uploads calls the files of a type; undefined for one that holds none. */
export const uploadKind = (type: string): Allowed['upload'] =>
  Object.hasOwn(allowed, type) ? allowedOf(type as PropertyType).upload : undefined

/** Types whose values are lists of objects. */
export const isItemsType = (type: string): boolean => type === 'files' || type === 'items'

/** Types that the objects of a list can have. */
export const partTypes: readonly PropertyType[] = [
  ...(['text', 'phone', 'email', 'url', 'number', 'decimal', 'date', 'datetime', 'boolean'] as const),
  ...(['enum', 'html', 'image', 'audio', 'file', 'reference'] as const),
]

/** Types of which a record holds the number of one file, and shows the file. */
const fileTypes = ['image', 'audio', 'file'] as const
export type FileType = (typeof fileTypes)[number]

/** Whether a property of this type is one file. */
export const isFileType = (type: string): type is FileType => fileTypes.some((one) => one === type)
