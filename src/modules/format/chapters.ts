/** Languages of the staff guide; other console languages use the first. */
export const guideLanguages = ['en', 'bn'] as const

export type GuideLanguage = (typeof guideLanguages)[number]

/** Chapters of the staff guide in order: file names in `docs/staff/<language>/`. */
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

/** The `handle` of a console route with the chapter for the help button. */
export interface GuideHandle {
  chapter: Chapter
}
