/**
 * Written in place of a date or time that is none: no schema takes them, so that they are not saved as nothing. The form
 * says what is wrong by the rule's name (`rule.…` of the engine's texts). Behind it stands what was typed, part by part.
 */
const marks = {
  date: { incomplete: 'Incomplete date', impossible: 'Impossible date' },
  time: { incomplete: 'Incomplete time', impossible: 'Impossible time' },
} as const

export type PickKind = keyof typeof marks

const separator = '/'

/** The value in the place of a date or time that is typed in part, or is none; its rule refuses it. */
export const unfinishedPick = (
  kind: PickKind,
  how: 'incomplete' | 'impossible',
  parts: readonly string[] = [],
): string => [marks[kind][how], parts.join(separator)].filter(Boolean).join(' ')

const rules: Readonly<Record<string, string>> = {
  [marks.date.incomplete]: 'incompleteDate',
  [marks.date.impossible]: 'noSuchDay',
  [marks.time.incomplete]: 'incompleteTime',
  [marks.time.impossible]: 'noSuchTime',
}

/** The two words of a mark, and what was typed. */
const split = (value: unknown): readonly [mark: string, typed: string] => {
  const [, mark = '', typed = ''] =
    typeof value === 'string' ? (/^(\w+ \w+)(?: (\w*(?:\/\w*)+))?$/.exec(value) ?? []) : []
  return [mark, typed]
}

/** The rule that a form value breaks as a date or time that is none; undefined for every other value. */
export const unfinishedRule = (value: unknown): string | undefined => {
  const [mark] = split(value)
  return Object.hasOwn(rules, mark) ? rules[mark] : undefined
}

/** What was typed of a date or time that is none, part by part; nothing of any other value. */
export const unfinishedParts = (value: unknown): readonly string[] => {
  const [mark, typed] = split(value)
  return Object.hasOwn(rules, mark) && typed !== '' ? typed.split(separator) : []
}
