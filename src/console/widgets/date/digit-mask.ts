/** Digits in groups of these lengths (`1234` → `12:34`); what is beyond the last is dropped. */
export const maskDigits = (typed: string, lengths: readonly number[], separator: string): string => {
  const digits = typed.replace(/\D/g, '')
  const ends = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0))
  return ends
    .map((end, at) => digits.slice(ends[at - 1] ?? 0, end))
    .filter((group) => group !== '')
    .join(separator)
}

/** Groups that a separator ends get their zero (`5:` → `05:`, `5:30` → `05:30`). */
export const completeGroups = (typed: string): string =>
  typed.replace(/(^|\D)(\d)(?=\D)/g, (_, before: string, digit: string) => `${before}0${digit}`)

/** Whether an input changed key by key, and was not pasted or filled in as a whole. */
export const isTyped = (inputType: string | undefined): boolean =>
  inputType === 'insertText' || Boolean(inputType?.startsWith('delete'))

/**
 * True when what is in the input was meant group by group: it was pasted or filled in, or a separator was just typed.
 * After a deletion groups are only closed up.
 */
export const isByGroups = (typed: string, inputType: string | undefined): boolean =>
  inputType === 'insertText' ? /\D$/.test(typed) : !isTyped(inputType)
