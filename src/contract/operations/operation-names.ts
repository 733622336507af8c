const patterns = {
  list: ['list{}'],
  total: ['total{}'],
  get: ['get{}ForUpdate', 'get{}'],
  create: ['create{}'],
  update: ['update{}'],
  delete: ['delete{}'],
} as const

/** The regular actions of all resources. */
export type RegularAction = keyof typeof patterns

/** The modes of writing a record. */
export type Mode = Extract<RegularAction, 'create' | 'update'>

export const regularActions = Object.keys(patterns) as readonly RegularAction[]

/** The possible ids of an action's operation by the contract's convention (`listDua`), the preferred one first. */
export const regularIds = (resource: string, action: RegularAction): readonly string[] =>
  patterns[action].map((pattern) => pattern.replace('{}', resource))

/** The same for an action with a single possible operation; records can be read by two. */
export const regularId = (resource: string, action: Exclude<RegularAction, 'get'>): string =>
  patterns[action][0].replace('{}', resource)

const namePattern = new RegExp(`^(${regularActions.join('|')})([A-Z]\\w*)$`)

/** Action and resource of a conventional id; null for any other. */
export const readRegularId = (id: string): { action: RegularAction; resource: string } | null => {
  const [, action, named] = namePattern.exec(id) ?? []
  if (action === undefined || named === undefined) return null
  const resource = action === 'get' ? named.replace(/ForUpdate$/, '') : named
  return { action: action as RegularAction, resource }
}

const writing: readonly RegularAction[] = ['create', 'update', 'delete']

/** The same for an id of an operation that writes a record; null for one that reads. */
export const readWritingId = (id: string): ReturnType<typeof readRegularId> => {
  const read = readRegularId(id)
  return read && writing.includes(read.action) ? read : null
}

/** HTTP methods of the contract's operations, in the spelling of its document. */
export const httpMethods = ['get', 'post', 'put', 'patch', 'delete'] as const
