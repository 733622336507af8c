import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const kinds = new Set(['.js', '.css', '.svg', '.html', '.json'])

/** A file of this size fits into one packet without compression. */
const worthwhile = 1024

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Writes compressed versions of a folder's files, if smaller: `.br` and `.gz` at the highest levels, which would be too
 * slow at a request.
 */
export const compressFiles = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && kinds.has(extname(entry.name)))
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const content = await readFile(path)
      if (content.length < worthwhile || path.includes('.vite')) return
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      }
      const [small, wide] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })])
      await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, wide)])
    }),
  )
}
