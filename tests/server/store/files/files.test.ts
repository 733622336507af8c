import { expect, it } from 'vitest'
import contract from '../../../../generated/openapi.json' with { type: 'json' }
import {
  fileKeyInText,
  fileObjectName,
  fileUrlOf,
  newFileKey,
  readFileUrl,
} from '../../../../src/server/store/files/files.ts'

it('reads the file from an address that it created', () => {
  const key = newFileKey()
  expect(readFileUrl(fileUrlOf(key, 'প্রচ্ছদ (১)/a.png'))).toEqual({ key, extension: 'png' })
})

it.each([
  ['of another place', 'https://example.org/files/3f2c9a51e7/cover.png'],
  ['with a short key', '/files/3f2c9/cover.png'],
  ['below another folder', '/files/3f2c9a51e7/more/cover.png'],
  ['without an extension', '/files/3f2c9a51e7/cover'],
])('does not accept the address %s', (_, address) => expect(readFileUrl(address)).toBeNull())

it('finds every key in a text', () =>
  expect(
    [
      ...'<img src="/files/3f2c9a51e7/a.png"><a href="/files/19d7ae6035/b.pdf">'.matchAll(
        new RegExp(fileKeyInText, 'g'),
      ),
    ].map(([, key]) => key),
  ).toEqual(['3f2c9a51e7', '19d7ae6035']))

it('accepts the keys that the contract accepts', () => {
  const [key] = contract.paths['/files/{key}/{fileName}'].get.parameters
  expect(`/files/(${key?.schema.pattern?.slice(1, -1)})/`).toBe(fileKeyInText)
})

it.each([
  ['../../etc/passwd', 'png'],
  ['3f2c9a51e7', 'p/g'],
])('builds no key from %s and %s', (key, extension) =>
  expect(() => fileObjectName(key, extension)).toThrow('cannot be the name of a stored file'),
)
