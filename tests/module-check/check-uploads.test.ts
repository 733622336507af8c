import { expect, test } from 'vitest'
import { faultsAfter } from './faults-after.ts'

const area =
  'contract#/paths/~1api~1db-file~1upload/post/requestBody/content/multipart~1form-data/schema/properties/fileUploadType'
const taking = (accepted: object) =>
  [area, { enum: ['POEM', 'CMS'], 'x-accepts': { POEM: accepted } }] as const

test.each([
  ['as large as the form lets it be', { image: 5 }, []],
  [
    'smaller than the form lets it be',
    { image: 4 },
    [
      'poems/form.ui.json#/cover/ui:widget The upload area POEM accepts 4 MB of image, the form 5 — set "maxSizeMb" to 4',
    ],
  ],
  [
    'of another kind',
    { pdf: 90 },
    ['poems/form.ui.json#/cover/ui:widget The upload area POEM accepts no image'],
  ],
] as const)('the area of uploads takes a file %s', async (_, accepted, faults) => {
  expect(await faultsAfter(taking(accepted))).toEqual(faults.map((fault) => expect.stringContaining(fault)))
})
