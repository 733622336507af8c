import { describe, expect, it } from 'vitest'
import { fileFault, isAccepted } from '../../../../src/console/widgets/file/file-rule.ts'
import { readFile, writeFile } from '../../../../src/console/widgets/file/file-value.ts'
import { findValueMapping } from '../../../../src/console/widgets/value-mappings.ts'

const stored = { id: 7, fileUrl: '/files/a/cover.png', fileName: 'cover.png' }
const create = { mode: 'create', languages: [] } as const
const update = { mode: 'update', languages: [] } as const

describe('a file of a record', () => {
  it('is read from the property of its name, or from the one that `from` names', () => {
    expect(readFile({ cover: { ...stored, fileExtension: 'png' } }, 'cover', {}, update)).toEqual(stored)
    expect(readFile({ dbfileId: stored }, 'pdf', { from: 'dbfileId' }, update)).toEqual(stored)
    expect(readFile({ cover: null }, 'cover', {}, update)).toBeUndefined()
  })

  it.each([
    ['its id', stored, create, {}, { coverId: 7 }],
    ['its id under the option’s name', stored, update, { idField: 'dbFileId' }, { dbFileId: 7 }],
    ['0 when it was removed', undefined, update, {}, { coverId: 0 }],
    ['nothing on a new record without one', undefined, create, {}, {}],
    ['nothing while it is not uploaded', { fileUrl: 'blob:1', fileName: 'a', pending: 'k' }, update, {}, {}],
  ])('writes %s', (_, value, context, options, expected) => {
    expect(writeFile(value, 'cover', options, context)).toEqual(expected)
  })

  it('declares to the check which body property it fills', () => {
    expect(findValueMapping('image')?.writes?.('cover', {})).toEqual(['coverId'])
    expect(findValueMapping('image')?.writes?.('cover', { idField: 'bookDisplayImageId' })).toEqual([
      'bookDisplayImageId',
    ])
  })
})

const mb = 1024 * 1024
const file = (name: string, type: string, size = 1) => ({ name, type, size })

describe('a chosen file', () => {
  it.each([
    [file('a.png', 'image/png'), 'image/*', true],
    [file('a.svg', 'image/svg+xml'), 'image/*', true],
    [file('a.pdf', 'application/pdf'), 'image/*', false],
    [file('a.pdf', 'application/pdf'), 'application/pdf', true],
    [file('A.XLSX', ''), '.csv, .xlsx', true],
    [file('a.xls', ''), '.csv, .xlsx', false],
    [file('a.mp3', 'audio/mpeg'), '', true],
    [file('imagery', 'imagery/png'), 'image/*', false],
  ])('%o is accepted by "%s": %s', (chosen, accept, expected) => {
    expect(isAccepted(chosen, accept)).toBe(expected)
  })

  it.each([
    [file('a.png', 'image/png', 5 * mb), 5, undefined],
    [file('a.png', 'image/png', 5 * mb + 1), 5, 'size'],
    [file('a.png', 'image/png', 500 * mb), undefined, undefined],
    [file('a.png', 'image/png', 0), 5, 'empty'],
    [file('a.pdf', 'application/pdf', 500 * mb), 5, 'type'],
  ])('%o against %s MB: %s', (chosen, maxSizeMb, expected) => {
    expect(fileFault(chosen, { accept: 'image/*', maxSizeMb })).toBe(expected)
  })
})
