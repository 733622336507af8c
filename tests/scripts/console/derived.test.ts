import { expect, it } from 'vitest'
import { apiCalls } from '../../../scripts/console/api-calls.ts'
import { consoleContract } from '../../../scripts/console/console-contract.ts'
import { convertedOf } from '../../../scripts/console/converted.ts'
import { operationsOf } from '../../../scripts/console/document.ts'
import { findResources } from '../../../scripts/console/find-resources.ts'
import { plainSchemas } from '../../../scripts/console/plain-schema.ts'
import { moduleFiles } from '../../../scripts/console/write-modules.ts'

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } })
// Groups are known by their number.
const group = {
  type: 'object',
  properties: { id: { type: 'integer' }, number: { type: 'integer' }, name: { type: 'string' } },
}
const fee = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: { type: 'string' },
    amount: { type: 'number' },
    rate: { type: 'number' },
    groups: { type: 'array', items: group },
    owner: group,
  },
}
const newFee = {
  type: 'object',
  required: ['name', 'amount'],
  properties: {
    name: { type: 'string' },
    amount: { type: 'string', pattern: String.raw`^\d+\.\d{2}$` },
    rate: { type: 'string', pattern: String.raw`^\d+(\.\d{1,4})?$` },
    groups: { type: 'array', items: { type: 'integer' } },
    owner: { type: 'integer' },
    words: { type: 'array', items: { type: 'string' } },
    codes: { type: 'array', items: { type: 'string' }, minItems: 1 },
  },
}
const text = (name: string) => ({ name, in: 'query', schema: { type: 'string' } })
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }
const document = {
  openapi: '3.0.3',
  info: { title: 'Fees', version: '1' },
  paths: {
    '/groups': {
      get: { responses: { 200: { description: 'Groups', ...json({ type: 'array', items: group }) } } },
    },
    '/groups/{number}': {
      get: {
        parameters: [{ ...id, name: 'number' }],
        responses: { 200: { description: 'A group', ...json(group) } },
      },
    },
    '/fees': {
      get: {
        parameters: [
          ...[text('search'), text('name')],
          { name: 'short', in: 'query', required: true, schema: { type: 'boolean' } },
        ],
        responses: { 200: { description: 'Fees', ...json({ type: 'array', items: fee }) } },
      },
      post: { requestBody: json(newFee), responses: { 201: { description: 'Created', ...json(fee) } } },
    },
    '/fees/{id}': {
      get: { parameters: [id], responses: { 200: { description: 'A fee', ...json(fee) } } },
      // A JSON Patch.
      patch: {
        parameters: [id],
        requestBody: json({
          type: 'array',
          items: { type: 'object', properties: { op: { type: 'string' } } },
        }),
        responses: { 200: { description: 'Changed', ...json(fee) } },
      },
      put: {
        parameters: [id],
        requestBody: json(newFee),
        responses: { 200: { description: 'Changed', ...json(fee) } },
      },
    },
  },
}

/** The console of the document. */
const derive = () => {
  const operations = operationsOf(document as never, {})
  const schemas = plainSchemas(document as never)
  const { resources } = findResources(operations, schemas.reader)
  const converted = convertedOf(schemas.reader, operations, resources)
  const contract = consoleContract(schemas, operations, resources, converted, 'Fees')
  return {
    resource: resources.find(({ name }) => name === 'Fee'),
    calls: apiCalls(schemas.reader, operations, resources, converted),
    files: moduleFiles(contract, schemas.reader, operations, resources).files,
  }
}

it('writes numbers as texts with the decimals that the pattern demands', () => {
  expect(derive().calls.listFee?.converted).toEqual({ amount: { decimals: 2 }, rate: 'string' })
})

it('reads records as ids where requests have ids, and leaves them to the rows of a list', () => {
  const { calls, files } = derive()
  expect(calls.getFee?.converted).toMatchObject({ groups: { idIn: 'number' }, owner: { idIn: 'number' } })
  const schema = new Map(files).get('fee/form.schema.json') ?? {}
  expect(JSON.stringify(schema)).not.toContain('object')
})

it('offers pickers for records that requests have as ids, and shows their names', () => {
  const files = new Map(derive().files)
  const options = { operation: 'listGroup' }
  expect(files.get('fee/form.ui.json')).toMatchObject({
    groups: { 'ui:title': 'Groups', 'ui:widget': 'references', 'ui:options': options },
    owner: { 'ui:title': 'Owner', 'ui:widget': 'reference', 'ui:options': options },
  })
  const { fields } = files.get('fee/detail.json') as { fields: readonly { field: string }[] }
  expect(fields.filter(({ field }) => field === 'groups')).toMatchObject([{ cell: 'reference', options }])
})

it('offers chips for a list of texts that may be empty', () => {
  const form = new Map(derive().files).get('fee/form.ui.json')
  expect(form).toMatchObject({ words: { 'ui:widget': 'tags' }, codes: { items: { 'ui:title': 'Code' } } })
})

it('searches all texts by a parameter with a general name, and else the property that it names', () => {
  expect(new Map(derive().files).get('fee/list.json')).toMatchObject({
    search: [
      { param: 'search', label: 'All texts', allTexts: true },
      { param: 'name', label: 'Name' },
    ],
  })
})

it('updates by a call that takes a record, and not by a JSON Patch', () => {
  expect(derive().resource?.calls.update?.call).toBe('PUT /fees/{id}')
})

it('sends a required choice between yes and no with every list', () => {
  expect(new Map(derive().files).get('fee/list.json')).toMatchObject({
    params: { short: false },
    filters: [
      {
        label: 'Short',
        options: [
          { label: 'No', params: { short: false } },
          { label: 'Yes', params: { short: true } },
        ],
      },
    ],
  })
})
