import { makeAnswer } from '../../../src/contract/conventions/envelope.ts'
import { idempotencyHeader } from '../../../src/contract/conventions/idempotency.ts'
import { defaultPage, makePage } from '../../../src/contract/conventions/page.ts'
import {
  lookupParameters,
  missingParameter,
  pageParameters,
  sortParameters,
} from '../../../src/contract/conventions/query.ts'
import { makeRefusal } from '../../../src/contract/conventions/refusal.ts'
import { versionHeader } from '../../../src/contract/conventions/version.ts'
import { isObject } from '../../../src/contract/json.ts'
import { type Kinds, resolved, type Schema, type SchemasByName } from '../../contract/resource.ts'
import { readKinds, readSharedFile } from '../../shared/kinds.ts'

/** What `openapi/shared/` says of what every operation shares. */
export interface SharedContract {
  readonly kinds: Pick<Kinds, 'envelope' | 'payloads'>
  readonly schemas: Readonly<Record<string, Schema>>
  readonly parameters: Readonly<Record<string, { readonly name?: string }>>
}

/** Something of which the contract holds the schema, as a file of `src/contract/conventions/` makes it. */
interface Made {
  readonly file: string
  /** File and place of its schema. */
  readonly place: string
  readonly value: object
  readonly schema: Schema | undefined
}

const cure = 'change both alike (docs/contract.md)'

const conventionFile = (name: string): string => `src/contract/conventions/${name}.ts`

/** Where an object has other properties than its schema asks for and knows, and so do the objects within it. */
const propertyFaults = ({ file, place, value, schema }: Made, schemas: SchemasByName): string[] => {
  const { required = [], properties = {} } = resolved(schema, schemas) ?? {}
  const made = Object.keys(value)
  const expected = [...new Set([...required, ...Object.keys(properties)])]
  const isAlike =
    required.every((name) => made.includes(name)) && made.every((name) => expected.includes(name))
  if (!isAlike)
    return [
      `openapi/shared/${place} has ${expected.join(', ')}, but ${conventionFile(file)} makes ${made.join(', ')}: ${cure}`,
    ]
  return Object.entries(value).flatMap(([name, part]) =>
    isObject(part)
      ? propertyFaults({ file, place: `${place}/${name}`, value: part, schema: properties[name] }, schemas)
      : [],
  )
}

/** Names of parameters and headers that every operation may take, by the file of the conventions that says them. */
const parameterNames: Readonly<Record<string, readonly string[]>> = {
  query: [
    ...Object.values(pageParameters),
    sortParameters.direction,
    ...Object.values(lookupParameters),
    missingParameter,
  ],
  version: [versionHeader],
  idempotency: [idempotencyHeader],
}

const parameterFaults = (parameters: SharedContract['parameters']): string[] => {
  const names = Object.values(parameters).map(({ name }) => name)
  return Object.entries(parameterNames).flatMap(([file, expected]) =>
    expected
      .filter((name) => !names.includes(name))
      .map(
        (name) =>
          `openapi/shared/parameters.yaml has no parameter "${name}", but ${conventionFile(file)} names it: ${cure}`,
      ),
  )
}

/**
 * Where `openapi/shared/` and `src/contract/conventions/`, which say the same to different readers, do not: one line
 * each. Examples are made by the one and checked by the other, so that the linter finds a fault in every operation then.
 */
export const conventionFaults = ({ kinds, schemas, parameters }: SharedContract): readonly string[] => {
  const byName = new Map(Object.entries(schemas))
  const made: readonly Made[] = [
    { file: 'envelope', place: 'kinds.yaml#/envelope', value: makeAnswer('', null), schema: kinds.envelope },
    {
      file: 'page',
      place: 'kinds.yaml#/payloads/Page',
      value: makePage([], 0, defaultPage),
      schema: kinds.payloads.Page,
    },
    {
      file: 'refusal',
      place: 'schemas.yaml#/Error',
      value: makeRefusal({ message: '' }),
      schema: schemas.Error,
    },
  ]
  return [...made.flatMap((one) => propertyFaults(one, byName)), ...parameterFaults(parameters)]
}

/** The shared files of the contract as they are now. */
export const readSharedContract = (): SharedContract => ({
  kinds: readKinds(),
  schemas: readSharedFile('schemas.yaml') as SharedContract['schemas'],
  parameters: readSharedFile('parameters.yaml') as SharedContract['parameters'],
})
