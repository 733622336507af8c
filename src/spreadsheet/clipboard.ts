const quoted = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Rows of texts in the clipboard format of spreadsheet programs: tabs, with line breaks and quotes in quotes. */
export const writeTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\r\n')

/** Parses the clipboard format of {@link writeTable}. A quote inside a text is a plain character. */
export const readTable = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|\r|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/gy
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const [, inQuotes, plain = '', end] = found
    rows
      .at(-1)
      ?.push(inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"').replaceAll('\r\n', '\n'))
    if (end === '') break
    if (end !== '\t') rows.push([])
    // The last line ends with a line break.
    if (pattern.lastIndex === text.length && end !== '\t') break
  }
  return rows.filter((row, at) => row.length > 0 || at < rows.length - 1)
}
