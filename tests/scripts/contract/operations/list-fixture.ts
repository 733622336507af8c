import { type ParameterContext, parametersOf } from '../../../../scripts/contract/operations/parameters.ts'
import type { Filter, Parameter, ResourceRecord } from '../../../../scripts/contract/resource.ts'
import { wordsOf } from '../../../../scripts/contract/words.ts'
import { kinds } from '../fixture.ts'

/** A record with a property of every sort that lists filter by. */
export const record: ResourceRecord = {
  properties: {
    title: { type: 'string', 'x-from': 'titles' },
    titles: { type: 'texts' },
    note: { type: ['string', 'null'], maxLength: 9 },
    state: { type: ['string', 'null'], enum: ['OPEN', null] },
    pages: { type: 'integer', minimum: 1, maximum: 12 },
    poetId: { type: ['integer', 'null'], 'x-references': 'Poet' },
    famous: { type: 'boolean' },
    active: {},
  },
}

const { filters, times, sorts, number } = kinds

/** What its parameters follow from. */
export const context: ParameterContext = {
  record,
  words: wordsOf('poem', { record }),
  filters,
  times,
  sorts,
  number,
}

/** The parameters of its list. */
export const list = (filters: Record<string, Filter>, parameters: Parameter[] = [], path = '/api/poem/all') =>
  parametersOf(
    kinds.operations.list.parameters ?? [],
    { sorts: ['title'], filters, parameters },
    path,
    context,
  )
