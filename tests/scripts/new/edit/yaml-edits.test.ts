import { describe, expect, it } from 'vitest'
import { renamedInContract, renamedInOthers } from '../../../../scripts/new/edit/property/rename-yaml.ts'
import { withItem, withPair } from '../../../../scripts/new/edit/yaml-edits.ts'

const file = `# A comment that stays.
record:
  x-label: title
  required: [title]
  properties:
    title: { type: string } # and so does this
    active: {}
examples:
  - { title: A }
  - title: B
    active: false
`

const beforeActive = (): string =>
  withPair(file, ['record', 'properties'], 'size: { type: integer }', 'active')

describe('adding to a file that is written by hand leaves the rest as it is', () => {
  it.each([
    ['before a key', beforeActive, '    active: {}\n', '    size: { type: integer }\n    active: {}\n'],
    [
      'on one line',
      () => withPair(file, ['examples', 0], 'size: 1'),
      '{ title: A }',
      '{ title: A, size: 1 }',
    ],
    [
      'on one line, of several',
      () => withPair(file, ['examples', 0], 'of:\n  op: from\n  in: A'),
      '{ title: A }',
      '{ title: A, of: { op: from, in: A } }',
    ],
    ['line by line', () => withPair(file, ['examples', 1], 'size: 2'), 'false\n', 'false\n    size: 2\n'],
    [
      'behind what has lines of its own',
      () => withPair(withPair(file, ['examples', 1], 'of:\n  op: from'), ['examples', 1], 'size: 2'),
      'false\n',
      'false\n    of:\n      op: from\n    size: 2\n',
    ],
    ['to a list', () => withItem(file, ['record', 'required'], 'size'), '[title]', '[title, size]'],
  ])('%s', (_, work, before, after) => {
    expect(work()).toBe(file.replace(before, after))
  })
})

describe('renaming a property', () => {
  it('renames where it is a name, keeps words, and says where the data was', () => {
    expect(renamedInContract(`${file}# title\n`, 'title', 'name')).toBe(`# A comment that stays.
record:
  x-label: name
  required: [name]
  properties:
    name: { type: string, x-renamed-from: title } # and so does this
    active: {}
examples:
  - { name: A }
  - name: B
    active: false
# title
`)
  })

  it('a second time keeps both earlier names', () => {
    const once = renamedInContract(file, 'title', 'name')
    expect(renamedInContract(once, 'name', 'label')).toContain('x-renamed-from: [title, name]')
  })

  it('follows to who shows it of another record', () => {
    const other =
      'record:\n  properties:\n    cityId: { x-references: City }\n    cityTitle: { x-from: cityId.title }\n'
    expect(renamedInOthers(other, 'City', 'title', 'name')).toContain('x-from: cityId.name')
    expect(renamedInOthers(other, 'Town', 'title', 'name')).toBe(other)
  })
})
