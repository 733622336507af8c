/** Characters that a cell of a workbook can hold. */
export const maxCellCharacters = 32_767

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
export const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
