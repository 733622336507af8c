/** Groups digits by these lengths (`1234` → `12:34`); extra digits are dropped. */
export const maskDigits = (typed: string, lengths: readonly number[], separator: string): string => {
  const digits = typed.replace(/\D/g, '')
  const ends = lengths.map((_, at) => lengths.slice(0, at + 1).reduce((sum, length) => sum + length, 0))
  return ends
    .map((end, at) => digits.slice(ends[at - 1] ?? 0, end))
    .filter((group) => group !== '')
    .join(separator)
}

/** Pads groups before a separator with a zero (`5:` → `05:`, `5:30` → `05:30`). */
export const completeGroups = (typed: string): string =>
  typed.replace(/(^|\D)(\d)(?=\D)/g, (_, before: string, digit: string) => `${before}0${digit}`)

/** Whether an input was typed by key, and not pasted or autofilled. */
export const isTyped = (inputType: string | undefined): boolean =>
  inputType === 'insertText' || Boolean(inputType?.startsWith('delete'))

/**
 * Whether the input consists of groups: it was pasted or autofilled, or a separator was just typed. After a deletion,
 * groups are only closed up.
 */
export const isByGroups = (typed: string, inputType: string | undefined): boolean =>
  inputType === 'insertText' ? /\D$/.test(typed) : !isTyped(inputType)
