import { gzipSync } from 'node:zlib'
import { changed, rewritten } from './dump-content.ts'

/** Faulty dumps: the fault, its cause, and the message. */
export const faultyDumps: readonly (readonly [string, (bytes: Buffer) => Buffer, RegExp])[] = [
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 2000), /no whole dump/],
  ['without its end', (bytes: Buffer) => rewritten(bytes, (lines) => lines.slice(0, -2)), /ends early/],
  [
    'with a table that is not known',
    (bytes: Buffer) => changed(bytes, '"rate_limit":"key, points, expire"', '"rate_limit":"other"'),
    /rate_limit \("other"\).*restore it with the version/,
  ],
  [
    'with a column that is not known',
    (bytes: Buffer) => changed(bytes, '{"table":"dua","columns":["id"', '{"table":"dua","columns":["mood"'),
    /dua has columns that are not known here \(mood\)/,
  ],
  ['of a newer version', (bytes: Buffer) => changed(bytes, '"version":1', '"version":2'), /version 2/],
  ['that is something else', () => gzipSync('{"a":1}\n'), /does not begin like one/],
  ['that is not even packed', () => Buffer.from('nothing'), /no whole dump/],
]
