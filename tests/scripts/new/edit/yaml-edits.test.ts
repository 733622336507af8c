import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  renamedInContract,
  renamedInOthers,
  schemasWith,
} from '../../../../scripts/new/edit/property/rename-yaml.ts'
import { hasIn, withItem, withoutItems, withPair } from '../../../../scripts/new/edit/yaml-edits.ts'
import { root } from '../../../../scripts/shared/root.ts'

const file = `# A comment that stays.
paths:
  /api/dua/all:
    get:
      operationId: listDua
      parameters:
        - { name: sortBy, in: query, schema: { type: string, enum: [creationDate, title], default: creationDate } }
        - { $ref: ../parameters.yaml#/Title }
      responses:
        '200':
          content:
            application/json:
              schema: { $ref: '#/components/schemas/DuaPage' }
              example:
                message: title
                payload:
                  content:
                    - &dua1 { id: 1, title: A }
                    - id: 2
                      title: B
                      active: false
  /api/dua/update:
    put:
      operationId: updateDua
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/DuaUpdate' }
            example: { id: 1, title: C }
components:
  schemas:
    Dua:
      x-label: title
      required: [title]
      properties:
        title: { type: string, description: title } # and so does this
        active: { $ref: ../schemas.yaml#/Active }
    DuaUpdate:
      required: [title]
      properties:
        title: &title { type: string, title: title }
    Other:
      properties:
        title: *title
`

const record = ['components', 'schemas', 'Dua']
const examples = [
  'paths',
  '/api/dua/all',
  'get',
  'responses',
  '200',
  'content',
  'application/json',
  'example',
]
const rows = [...examples, 'payload', 'content']

describe('adding to a hand-written file leaves the rest as it is', () => {
  it.each([
    [
      'before a key',
      () => withPair(file, [...record, 'properties'], 'size: { type: integer }', 'active'),
      '        active: { $ref',
      '        size: { type: integer }\n        active: { $ref',
    ],
    [
      'to an object on one line, through an anchor',
      () => withPair(file, [...rows, 0], 'size: 1'),
      '{ id: 1, title: A }',
      '{ id: 1, title: A, size: 1 }',
    ],
    [
      'to an object on one line, in flow style',
      () => withPair(file, [...rows, 0], 'of:\n  op: from\n  in: A'),
      '{ id: 1, title: A }',
      '{ id: 1, title: A, of: { op: from, in: A } }',
    ],
    [
      'to a block',
      () => withPair(file, [...rows, 1], 'size: 2'),
      'active: false\n',
      'active: false\n                      size: 2\n',
    ],
    ['to a list', () => withItem(file, [...record, 'required'], 'size'), '[title]\n', '[title, size]\n'],
    [
      'to the anchor, by way of an alias',
      () => withPair(file, ['components', 'schemas', 'Other', 'properties', 'title'], 'maxLength: 9'),
      '{ type: string, title: title }',
      '{ type: string, title: title, maxLength: 9 }',
    ],
  ])('%s', (_, work, before, after) => {
    expect(work()).toBe(file.replace(before, after))
  })

  it('resolves aliases', () => {
    expect(hasIn(file, ['components', 'schemas', 'Other', 'properties', 'title', 'type'])).toBe(true)
    expect(hasIn(file, ['components', 'schemas', 'None'])).toBe(false)
  })
})

describe('renaming a property', () => {
  it('renames names, keeps keywords, messages and other schemas, and reports where the data was', () => {
    const renamed = renamedInContract(file, 'Dua', 'title', 'name')
    const expected = file
      .replace('enum: [creationDate, title]', 'enum: [creationDate, name]')
      .replace(
        '{ $ref: ../parameters.yaml#/Title }',
        "{ name: name, in: query, description: 'Only records whose title contains this text, letter case aside.', schema: { type: string, maxLength: 255 } }",
      )
      .replace('{ id: 1, title: A }', '{ id: 1, name: A }')
      .replace('title: B', 'name: B')
      .replace('{ id: 1, title: C }', '{ id: 1, name: C }')
      .replace('x-label: title', 'x-label: name')
      .replaceAll('required: [title]', 'required: [name]')
      .replace(
        'title: { type: string, description: title }',
        'name: { type: string, x-renamed-from: title, description: title }',
      )
      .replace('title: &title { type', 'name: &name { type')
      .replace('title: *title', 'title: *name')
    // A following pair in flow style is appended.
    expect(renamed).toBe(
      expected.replace(
        'x-renamed-from: title, description: title }',
        'description: title, x-renamed-from: title }',
      ),
    )
  })

  it('a second time keeps both earlier names', () => {
    const once = renamedInContract(file, 'Dua', 'title', 'name')
    expect(renamedInContract(once, 'Dua', 'name', 'label')).toContain('x-renamed-from: [title, name]')
  })

  it('follows to the records that show it', () => {
    const other =
      'Doctor:\n  properties:\n    cityId: { x-references: City }\n    cityTitle: { x-from: cityId.title }\n'
    expect(renamedInOthers(other, 'City', 'title', 'name')).toContain('x-from: cityId.name')
    expect(renamedInOthers(other, 'Town', 'title', 'name')).toBe(other)
  })
})

describe('renaming a property in the contract of this project', () => {
  const read = (tag: string): string => readFileSync(join(root, `openapi/resources/${tag}.yaml`), 'utf8')

  it('follows bodies that hold several records', () => {
    const renamed = renamedInContract(read('doctor'), 'Doctor', 'phoneNumber', 'phone')
    expect(renamed.match(/phoneNumber/g)).toEqual(['phoneNumber'])
    expect(renamed).toContain('x-renamed-from: phoneNumber')
    expect(schemasWith(read('doctor'), 'Doctor', 'phoneNumber')).toEqual([
      'Doctor',
      'DoctorUpdate',
      'DoctorRequest',
    ])
  })

  it('keeps parameters of paths', () => {
    const renamed = renamedInContract(read('page'), 'PageSection', 'pageId', 'owner')
    expect(renamed).toContain('name: pageId, in: path')
    expect(renamed).toMatch(/owner: \{.*x-references: Page/)
  })

  it('keeps the objects within a record', () => {
    const renamed = renamedInContract(read('media'), 'Media', 'title', 'name')
    expect(renamed).toContain('title: ভূমিকা')
    expect(renamed).not.toContain('title: সূরা ফাতিহার শিক্ষা')
  })
})

describe('privileges', () => {
  const list = 'enum: [A, B, C]\nroles:\n  - { privileges: [{ id: 1, name: A }, { id: 2, name: B }] }\n'
  it.each([
    [['A'], 'enum: [B, C]\nroles:\n  - { privileges: [{ id: 2, name: B }] }\n'],
    [['B'], 'enum: [A, C]\nroles:\n  - { privileges: [{ id: 1, name: A }] }\n'],
    [['A', 'B'], 'enum: [C]\nroles:\n  - { privileges: [] }\n'],
    [['C'], 'enum: [A, B]\nroles:\n  - { privileges: [{ id: 1, name: A }, { id: 2, name: B }] }\n'],
  ])('%j leave the lists', (gone, left) => {
    const isGone = (item: unknown): boolean =>
      gone.includes(String(typeof item === 'object' && item !== null && 'name' in item ? item.name : item))
    expect(withoutItems(list, isGone)).toBe(left)
  })
})
