import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fieldsOf } from '../../../scripts/new/module/field.ts'
import { readContract } from '../../../src/module-check/schema/contract.ts'

const document = JSON.parse(readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8'))

/** The generated reference to a district, whose records have this property as their name. */
const labelField = (label: string): string | undefined => {
  document.components.schemas.District['x-label'] = label
  const read = { properties: { placeId: { type: 'integer', 'x-references': 'District' } } }
  return fieldsOf(readContract(document), { read, write: undefined }, { titles: {}, files: {} })[0]
    ?.labelField
}

it.each(['name', 'titles', 'placeName'])('%s is recognized as the name of a record', (label) => {
  expect(labelField(label)).toBeUndefined()
})

it('any other name of a record is pointed out as an option', () => {
  expect(labelField('headline')).toBe('headline')
})
