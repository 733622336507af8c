import { type TextFile, UnreadableFile } from './unit.ts'

/**
 * Maximum size of a file in bytes, also of an unpacked workbook; the texts of a hundred thousand records are smaller.
 */
const maxBytes = 100_000_000

/**
 * Reads a file of translated texts; detects its format from the content, not the name. Throws an {@link
 * UnreadableFile}.
 */
export const readTextFile = async (file: Blob): Promise<TextFile> => {
  if (file.size === 0) throw new UnreadableFile('empty')
  if (file.size > maxBytes) throw new UnreadableFile('large')
  const bytes = await file.arrayBuffer()
  const [first, second] = new Uint8Array(bytes)
  // "PK" starts a ZIP archive, the format of workbooks.
  if (first === 0x50 && second === 0x4b)
    return (await import('./sheet.ts')).readTextSheet(new Uint8Array(bytes), maxBytes)
  const { readXliff } = await import('./xliff.ts')
  return readXliff(textOf(bytes))
}

/** The text of an XML file, in UTF-8, or in UTF-16 with a byte order mark. */
const textOf = (bytes: ArrayBuffer): string => {
  const [first, second] = new Uint8Array(bytes)
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true })
      .decode(bytes)
      .replace(/^(<\?xml[^>]*?)\s+encoding="[^"]*"/, '$1')
  } catch {
    throw new UnreadableFile('damaged')
  }
}
