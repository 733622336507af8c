/**
 * Form values of fields whose date or time is half typed or does not exist. No schema accepts them, so that a save does
 * not treat the field as empty. The message is the text of the rule (`rule.…` of the engine's texts). The typed parts
 * follow the mark.
 */
const marks = {
  date: { incomplete: 'Incomplete date', impossible: 'Impossible date' },
  time: { incomplete: 'Incomplete time', impossible: 'Impossible time' },
  'date-time': { incomplete: 'Incomplete date-time', impossible: 'Impossible date-time' },
} as const

export type PickKind = keyof typeof marks

const separator = '/'

/** The form value of a date or time that is half typed (`incomplete`) or does not exist (`impossible`). */
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
  [marks['date-time'].incomplete]: 'incompleteDateTime',
  [marks['date-time'].impossible]: 'noSuchDateTime',
}

/** The mark and the typed parts of a form value. */
const split = (value: unknown): readonly [mark: string, typed: string] => {
  const [, mark = '', typed = ''] =
    typeof value === 'string' ? (/^(\w+ [\w-]+)(?: (\w*(?:\/\w*)+))?$/.exec(value) ?? []) : []
  return [mark, typed]
}

/** The rule that an unfinished date or time breaks; undefined for every other value. */
export const unfinishedRule = (value: unknown): string | undefined => {
  const [mark] = split(value)
  return Object.hasOwn(rules, mark) ? rules[mark] : undefined
}

/** The typed parts of an unfinished date or time; empty for any other value. */
export const unfinishedParts = (value: unknown): readonly string[] => {
  const [mark, typed] = split(value)
  return Object.hasOwn(rules, mark) && typed !== '' ? typed.split(separator) : []
}
