import { describe, expect, it } from 'vitest'
import { fieldGroups } from '../../../../src/console/engine/form/outline.tsx'

const ui = {
  'ui:order': ['cover', 'titles', 'price', 'link', 'active'],
  'ui:groups': { titles: 'Texts', price: 'Sale' },
}
const inOrder = ['cover', 'titles', 'price', 'link', 'active']

describe('the groups of a form', () => {
  it.each([
    [
      'run from their first field to the next group, what stands before them has no title',
      ui,
      inOrder,
      [
        { name: '', title: '', fields: ['cover'] },
        { name: 'titles', title: 'Texts', fields: ['titles'] },
        { name: 'price', title: 'Sale', fields: ['price', 'link', 'active'] },
      ],
    ],
    [
      'begin with the field behind, where the first one is not there',
      ui,
      ['titles', 'link'],
      [
        { name: 'titles', title: 'Texts', fields: ['titles'] },
        { name: 'price', title: 'Sale', fields: ['link'] },
      ],
    ],
    [
      'are left out where none of their fields is there',
      ui,
      ['cover', 'titles'],
      [
        { name: '', title: '', fields: ['cover'] },
        { name: 'titles', title: 'Texts', fields: ['titles'] },
      ],
    ],
    [
      'take what the order names as the rest',
      { ...ui, 'ui:order': ['titles', '*', 'price'] },
      inOrder,
      [
        { name: 'titles', title: 'Texts', fields: ['titles', 'cover', 'link', 'active'] },
        { name: 'price', title: 'Sale', fields: ['price'] },
      ],
    ],
    [
      'are one without a title where the form has none',
      { 'ui:order': inOrder },
      inOrder,
      [{ name: '', title: '', fields: inOrder }],
    ],
  ])('%s', (_, schema, names, groups) => expect(fieldGroups(schema, names)).toEqual(groups))
})
