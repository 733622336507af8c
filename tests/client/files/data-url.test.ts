import { expect, it } from 'vitest'
import { base64Of, fileOf, isDataUrl } from '../../../src/client/files/data-url.ts'

it.each([
  ['data:image/png;base64,QQ==', true],
  ['data:;base64,', true],
  ['data:image/png;name=a%20b.png;base64,QQ==', true],
  ['data:text/plain;charset=utf-8;name=a.txt;base64,QQ==', true],
  ['data:text/plain;name=;base64,QQ==', true],
  ['data:text/plain;name;base64,QQ==', false],
  ['data:text/plain,abc', false],
  ['a data:image/png;base64,QQ==', false],
  ['/files/a.png', false],
  [7, false],
  [['data:image/png;base64,QQ=='], false],
  [undefined, false],
])('%j is a selected file: %s', (value, expected) => expect(isDataUrl(value)).toBe(expected))

it.each([
  ['data:image/png;name=%E0%A6%95%20b.png;base64,AAH/', 'ক b.png', 'image/png', [0, 1, 255]],
  ['data:text/plain;charset=utf-8;name=a.txt;size=1;base64,QQ==', 'a.txt', 'text/plain', [65]],
  ['data:;base64,', 'file', '', []],
])('the file of %s is %s', async (url, name, type, bytes) => {
  const file = fileOf(url)
  expect([file.name, file.type]).toEqual([name, type])
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual(bytes)
})

it('has its content after the comma', () => {
  expect(base64Of('data:image/png;name=a.png;base64,AAH/')).toBe('AAH/')
})
