/** Digits in groups of two (`1234` → `12:34`), at most `groups` of them. */
export const maskDigits = (typed: string, groups: number, separator: string): string =>
  (
    typed
      .replace(/\D/g, '')
      .slice(0, groups * 2)
      .match(/\d{1,2}/g) ?? []
  ).join(separator)

/** Groups that a separator ends get their zero (`5:` → `05:`, `5:30` → `05:30`). */
export const completeGroups = (typed: string): string =>
  typed.replace(/(^|\D)(\d)(?=\D)/g, (_, before: string, digit: string) => `${before}0${digit}`)

/**
 * True when what is in the input was meant group by group: it was pasted or filled in, or a separator was just typed.
 * After a deletion groups are only closed up.
 */
export const isByGroups = (typed: string, inputType: string | undefined): boolean =>
  inputType === 'insertText' ? /\D$/.test(typed) : !inputType?.startsWith('delete')
