/** Languages that the staff's guide is written in; who reads the console in another one gets the first. */
export const guideLanguages = ['en', 'bn'] as const

export type GuideLanguage = (typeof guideLanguages)[number]

/** Chapters of the staff's guide in their order: the names of their files in `docs/staff/<language>/`. */
export const chapters = [
  'what-is-where',
  'lists',
  'entering',
  'languages',
  'member-import',
  'history-and-trash',
  'working-together',
  'signing-in',
] as const

export type Chapter = (typeof chapters)[number]

/** What a route of the console says of itself (its `handle`), so that the help button leads to its chapter. */
export interface GuideHandle {
  chapter: Chapter
}
