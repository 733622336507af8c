/**
 * Written in place of a date or time that is none: no schema takes them, so that they are not saved as nothing. The form
 * says what is wrong by the rule's name (`rule.…` of the engine's texts).
 */
const marks = {
  date: { incomplete: 'Incomplete date', impossible: 'Impossible date' },
  time: { incomplete: 'Incomplete time', impossible: 'Impossible time' },
} as const

export type PickKind = keyof typeof marks

/** The value in the place of a date or time that is typed in part, or is none; its rule refuses it. */
export const unfinishedPick = (kind: PickKind, how: 'incomplete' | 'impossible'): string => marks[kind][how]

const rules: Readonly<Record<string, string>> = {
  [marks.date.incomplete]: 'incompleteDate',
  [marks.date.impossible]: 'noSuchDay',
  [marks.time.incomplete]: 'incompleteTime',
  [marks.time.impossible]: 'noSuchTime',
}

/** The rule that a form value breaks as a date or time that is none; undefined for every other value. */
export const unfinishedRule = (value: unknown): string | undefined =>
  typeof value === 'string' && Object.hasOwn(rules, value) ? rules[value] : undefined
