/** A text as people compare it who look for something: without marks and letter case. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
