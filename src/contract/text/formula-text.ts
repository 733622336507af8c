/** Whether a text begins like a formula of a spreadsheet program. Signs of numbers do, too. */
export const beginsLikeFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text)
