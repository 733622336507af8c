import { isObject, type JsonObject } from '../../contract/json.ts'
import type { DumpFooter, DumpHeader, FileLine, TableLine } from './format.ts'
import type { LineReader } from './read-lines.ts'

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Reads the head of a dump. Throws for a file of another kind, or of a newer version. */
export function readHead(
  lines: LineReader,
  value: JsonObject,
  kind: DumpHeader['dump'],
  version: DumpHeader['version'],
): DumpHeader {
  if (value.dump !== kind) throw lines.fault('it does not begin like one')
  if (value.version !== version)
    throw lines.fault(`it has version ${String(value.version)}, and this program reads version ${version}`)
  const { tables } = value
  if (!isObject(tables)) throw lines.fault('its head names no tables')
  return {
    dump: kind,
    version,
    created: String(value.created),
    tables: Object.fromEntries(Object.entries(tables).map(([name, text]) => [name, String(text)])),
  }
}

/** Reads the line before the rows of a table. */
export function readTableLine(lines: LineReader, value: JsonObject): TableLine {
  const { table, columns, rows, next } = value
  if (typeof table !== 'string' || !Array.isArray(columns) || !isCount(rows))
    throw lines.fault('a table is missing')
  return { table, columns: columns.map(String), rows, next: isCount(next) ? next : null }
}

/** Reads the line before the content of a file. */
export function readFileLine(lines: LineReader, value: JsonObject): FileLine {
  const { file, type, bytes } = value
  if (typeof file !== 'string' || typeof type !== 'string' || !isCount(bytes))
    throw lines.fault('a file or the end is missing')
  return { file, type, bytes }
}

/** Reads the last line. */
export function readEnd(lines: LineReader, value: JsonObject): DumpFooter {
  const { tables, files } = value
  if (!isCount(tables) || !isCount(files)) throw lines.fault('its end is damaged')
  return { end: true, tables, files }
}
