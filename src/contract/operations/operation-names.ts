const patterns = {
  list: ['list{}'],
  total: ['total{}'],
  get: ['get{}ForUpdate', 'get{}'],
  create: ['create{}'],
  update: ['update{}'],
  delete: ['delete{}'],
} as const

/** What every resource may be asked for. */
export type RegularAction = keyof typeof patterns

/** What a record is written as: a new one, or one that is there. */
export type Mode = Extract<RegularAction, 'create' | 'update'>

export const regularActions = Object.keys(patterns) as readonly RegularAction[]

/** The ids that the operation of an action may have by the contract's convention (`listDua`), the preferred one first. */
export const regularIds = (resource: string, action: RegularAction): readonly string[] =>
  patterns[action].map((pattern) => pattern.replace('{}', resource))

/** The same of an action behind which there is one operation; a record may be read by two. */
export const regularId = (resource: string, action: Exclude<RegularAction, 'get'>): string =>
  patterns[action][0].replace('{}', resource)

const namePattern = new RegExp(`^(${regularActions.join('|')})([A-Z]\\w*)$`)

/** Action and resource of an id that follows the convention; null for any other. */
export const readRegularId = (id: string): { action: RegularAction; resource: string } | null => {
  const [, action, named] = namePattern.exec(id) ?? []
  if (action === undefined || named === undefined) return null
  const resource = action === 'get' ? named.replace(/ForUpdate$/, '') : named
  return { action: action as RegularAction, resource }
}

const writing: readonly RegularAction[] = ['create', 'update', 'delete']

/** The same of an id that writes a record; null for one that reads, too. */
export const readWritingId = (id: string): ReturnType<typeof readRegularId> => {
  const read = readRegularId(id)
  return read && writing.includes(read.action) ? read : null
}
