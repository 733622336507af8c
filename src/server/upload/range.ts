import type { ByteRange } from '../store/files/files.ts'

/** The requested bytes of a file of this size; null for all of them. */
export type RequestedRange = (size: number) => ByteRange | 'beyond' | null

/**
 * Parses a `Range` header. Null when there is none, or when it requests anything but a single range of bytes, which a
 * server may ignore (RFC 9110, 14.2).
 */
export function readRange(header: string | undefined): RequestedRange | null {
  const [whole, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (whole === undefined || (from === '' && to === '')) return null
  return (size) => {
    const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
    const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
    if (from !== '' && to !== '' && Number(to) < Number(from)) return null
    return first < size && first <= last ? { first, last } : 'beyond'
  }
}
