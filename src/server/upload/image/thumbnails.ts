import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { megabyte } from '../../../contract/records/megabyte.ts'
import type { ThumbnailSize } from '../../../contract/records/thumbnail.ts'
import type { FileStore } from '../../store/files/files.ts'
import { oneImageAtATime } from './strip-metadata.ts'

/** Total size of the cached thumbnails; one has a few kilobytes. */
const cacheSize = 32 * megabyte

/** Extensions of images that are scaled; animations and other formats keep their content. */
const scaled: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'avif'])

/** With more images in the queue, the whole file is sent instead. */
const maxWaiting = 100

/** Thumbnails of stored images. */
export type Thumbnails = {
  /**
   * A WebP whose shorter side has `size` pixels. Null if the image is not larger, cannot be scaled, or does not exist,
   * and while many others wait.
   */
  readonly read: (name: string, size: ThumbnailSize) => Promise<Buffer | null>
}

async function scale(image: Buffer, size: ThumbnailSize): Promise<Buffer | null> {
  const source = sharp(image, { failOn: 'error' })
  const { width, height, pages = 1 } = await source.metadata()
  if (pages > 1 || Math.min(width, height) <= size) return null
  return source.resize({ width: size, height: size, fit: 'outside' }).webp({ quality: 80 }).toBuffer()
}

/** Creates the thumbnails of the images in a store; they stay in memory, the most recent ones first. */
export function createThumbnails(files: FileStore): Thumbnails {
  const cache = new LRUCache<string, Buffer>({ maxSize: cacheSize, sizeCalculation: ({ length }) => length })
  const make = async (name: string, size: ThumbnailSize): Promise<Buffer | null> => {
    const file = await files.open(name)
    // A damaged image is returned as it is.
    return file && scale(await buffer(file.stream), size).catch(() => null)
  }
  return {
    read: async (name, size) => {
      if (!scaled.has(name.slice(name.lastIndexOf('.') + 1))) return null
      // A removed file may still have a thumbnail.
      if ((await files.sizeOf(name)) === null) return null
      const key = `${size}/${name}`
      const cached = cache.get(key)
      if (cached) return cached
      if (oneImageAtATime.pendingCount >= maxWaiting) return null
      const made = await oneImageAtATime(() => make(name, size))
      if (made) cache.set(key, made)
      return made
    },
  }
}
