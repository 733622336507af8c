import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { megabyte, type ThumbnailSize } from '../../../contract/records/limits.ts'
import type { FileStore } from '../../store/files/files.ts'
import { oneImageAtATime } from './strip-metadata.ts'

/** Total size of the cached thumbnails; one has a few kilobytes. */
const cacheSize = 32 * megabyte

/** Extensions of images that are scaled; animations and other formats keep their content. */
const scaled: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'avif'])

/** With more images in the queue, the whole file is sent instead. */
const maxWaiting = 100

/** Thumbnails of stored images. */
export interface Thumbnails {
  /**
   * A WebP whose shorter side has `size` pixels. Null if the image is not larger, cannot be scaled, or does not exist;
   * `busy` while many others wait.
   */
  readonly read: (name: string, size: ThumbnailSize) => Promise<Buffer | null | 'busy'>
}

const scale = async (image: Buffer, size: ThumbnailSize): Promise<Buffer | null> => {
  const source = sharp(image, { failOn: 'error' })
  const { width, height, pages = 1 } = await source.metadata()
  if (pages > 1 || Math.min(width, height) <= size) return null
  return source.resize({ width: size, height: size, fit: 'outside' }).webp({ quality: 80 }).toBuffer()
}

/** Creates the thumbnails of the images in a store; they stay in memory, the most recent ones first. */
export const createThumbnails = (files: FileStore): Thumbnails => {
  /** Empty for an image that is sent unchanged. */
  const cache = new LRUCache<string, Buffer>({
    maxSize: cacheSize,
    sizeCalculation: ({ length }) => length + 1,
  })
  const pending = new Map<string, Promise<Buffer>>()
  const make = async (name: string, size: ThumbnailSize): Promise<Buffer> => {
    const file = await files.open(name)
    // A damaged image is returned as it is.
    const thumbnail = file && (await scale(await buffer(file.stream), size).catch(() => null))
    return thumbnail ?? Buffer.alloc(0)
  }
  /** Requests for the same thumbnail share one place in the queue. */
  const enqueue = (key: string, name: string, size: ThumbnailSize): Promise<Buffer> | null => {
    const waiting = pending.get(key)
    if (waiting) return waiting
    if (oneImageAtATime.pendingCount >= maxWaiting) return null
    const thumbnail = oneImageAtATime(() => make(name, size)).finally(() => pending.delete(key))
    pending.set(key, thumbnail)
    return thumbnail
  }
  return {
    read: async (name, size) => {
      const isScaled = scaled.has(name.slice(name.lastIndexOf('.') + 1))
      // A removed file may still have a thumbnail.
      if (!isScaled || (await files.sizeOf(name)) === null) return null
      const key = `${size}/${name}`
      const found = cache.get(key) ?? (await enqueue(key, name, size))
      if (found === null) return 'busy'
      cache.set(key, found)
      return found.length > 0 ? found : null
    },
  }
}
