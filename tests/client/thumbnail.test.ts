import { afterEach, expect, it, vi } from 'vitest'
import { thumbnailUrl } from '../../src/client/files/thumbnail.ts'

afterEach(() => vi.unstubAllGlobals())

it.each<[string, number, number, string]>([
  ['/files/3f2c9a51e7/cover.png', 48, 1, '/files/3f2c9a51e7/cover.png?thumbnail=96'],
  ['/files/3f2c9a51e7/cover.png', 48, 2, '/files/3f2c9a51e7/cover.png?thumbnail=96'],
  ['/files/3f2c9a51e7/cover.JPG', 48, 3, '/files/3f2c9a51e7/cover.JPG?thumbnail=192'],
  ['/files/3f2c9a51e7/cover.png', 200, 2, '/files/3f2c9a51e7/cover.png'],
  ['/files/3f2c9a51e7/moving.gif', 48, 1, '/files/3f2c9a51e7/moving.gif'],
  ['/files/3f2c9a51e7/cover.png?signature=1', 48, 1, '/files/3f2c9a51e7/cover.png?signature=1'],
  [
    'https://cdn.example.org/files/3f2c9a51e7/cover.png',
    48,
    1,
    'https://cdn.example.org/files/3f2c9a51e7/cover.png',
  ],
])('%s at %i px on a display with ratio %i', (url, size, ratio, expected) => {
  vi.stubGlobal('devicePixelRatio', ratio)
  expect(thumbnailUrl(url, size)).toBe(expected)
})

it('is the whole file where the API does not scale images', async () => {
  vi.resetModules()
  vi.doMock('../../generated/absent.ts', () => ({
    absentOperations: [],
    absentParameters: { downloadFile: ['thumbnail'] },
  }))
  const code = await import('../../src/client/files/thumbnail.ts')
  expect(code.thumbnailUrl('/files/3f2c9a51e7/cover.png', 48)).toBe('/files/3f2c9a51e7/cover.png')
  vi.doUnmock('../../generated/absent.ts')
  vi.resetModules()
})
