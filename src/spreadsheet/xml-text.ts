/** The maximum number of characters in a cell. */
export const maxCellCharacters = 32_767

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot contain them
export const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const runs = new RegExp(`(?:${notInXml.source})+`, 'g')

/** Replaces characters that XML cannot hold with a space, so that the words around them stay separate. */
export const textForXml = (text: string): string => text.toWellFormed().replace(runs, ' ')
