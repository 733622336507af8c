import { isObject } from '../../src/contract/json.ts'
import { fileValidator, type ShapeFault, wordedErrors } from '../../src/module-check/files/shape.ts'
import { type JsonPath, nameCure } from '../../src/module-check/subject/fault.ts'
import {
  type FilterContext,
  filterSentence,
  isSharedFilter,
  propertyOfFilter,
  wholeFilter,
} from './operations/filters.ts'
import {
  type KindName,
  type Kinds,
  kindNames,
  type Resource,
  type Shape,
  type ShortOperation,
} from './resource.ts'
import { resourceSchema } from './resource-schema.ts'
import { withUsualProperties } from './schemas/usual-properties.ts'
import { type Words, wordsOf } from './words.ts'

const ajv = fileValidator()
ajv.addFormat('regex', true)

/** Finds the faults of a resource's file against `resource.schema.json`: unknown keys, wrong places, wrong types. */
export const shapeFaults = ({ types }: Pick<Kinds, 'types'>): ((file: unknown) => readonly ShapeFault[]) => {
  const validate = ajv.compile(resourceSchema(Object.keys(types)))
  return (file) => (validate(file) ? [] : wordedErrors(validate.errors ?? [], 'docs/contract.md'))
}

/** The names of a list that are not among those there are. */
const unknownNames = (
  place: JsonPath,
  list: readonly string[] = [],
  names: readonly string[],
): ShapeFault[] =>
  list.flatMap((name, index) =>
    names.includes(name)
      ? []
      : [
          {
            place: [...place, index],
            message: `There is no property "${name}"`,
            cure: nameCure(name, names),
          },
        ],
  )

const shapeNames = (place: JsonPath, shape: Shape): ShapeFault[] => {
  const names = Object.keys(shape.properties)
  return [
    ...unknownNames([...place, 'required'], shape.required, names),
    ...unknownNames([...place, 'optional'], shape.optional, names),
  ]
}

const filterFaults = (
  place: JsonPath,
  { filters = {} }: ShortOperation,
  context: FilterContext,
): ShapeFault[] =>
  Object.entries(filters).flatMap(([name, short]) => {
    const { record } = context
    const filter = wholeFilter(name, short, context)
    const isSaid = isObject(filter) && (filter.schema !== undefined || filter['x-filter'] === 'none')
    if (isSharedFilter(name, short, context.filters)) return []
    if (isSaid || propertyOfFilter(name, filter, record))
      return isObject(filter) && (filter.description ?? filterSentence(name, filter, context)) === undefined
        ? [
            {
              place: [...place, 'filters', name],
              message: 'Nothing says what the filter finds',
              cure: 'write its description',
            },
          ]
        : []
    return [
      {
        place: [...place, 'filters', name],
        message: `The record has no property "${name}" that the filter could look at`,
        cure: `${nameCure(name, Object.keys(record.properties))}, or say x-filter and schema`,
      },
    ]
  })

const errorFaults = (place: JsonPath, { errors = [] }: ShortOperation, { responses }: Kinds): ShapeFault[] =>
  errors.flatMap((status, index) =>
    responses[status] === undefined
      ? [
          {
            place: [...place, 'errors', index],
            message: `There is no answer for ${status} in shared/kinds.yaml`,
            cure: `write it under responses, or use one of: ${Object.keys(responses).join(', ')}`,
          },
        ]
      : [],
  )

const payloadFaults = (
  place: JsonPath,
  { answer }: ShortOperation,
  { examples = [] }: Resource,
): ShapeFault[] => {
  const payload = isObject(answer) ? answer.payload : undefined
  return typeof payload !== 'number' || examples[payload - 1] !== undefined
    ? []
    : [
        {
          place: [...place, 'answer', 'payload'],
          message: `There is no example ${payload}`,
          cure: `there are ${examples.length}`,
        },
      ]
}

const regularFaults = (
  name: KindName,
  operation: ShortOperation,
  resource: Resource,
  { kinds, words }: { kinds: Kinds; words: Words },
): ShapeFault[] => {
  const place = ['operations', name]
  const { record } = resource
  if (!record)
    return [
      {
        place,
        message: 'A regular operation needs a record',
        cure: 'add record, or write the operation under paths',
      },
    ]
  const guarded = operation['x-privileges'] ?? operation.security ?? resource.privileges
  const needed = kinds.operations[name].privileges
  return [
    ...(guarded === undefined && needed.length > 0
      ? [
          {
            place,
            message: 'Nothing says who may call this',
            cure: 'add privileges to the file, or x-privileges here',
          },
        ]
      : []),
    ...filterFaults(place, operation, { record, words, filters: kinds.filters }),
    ...errorFaults(place, operation, kinds),
    ...payloadFaults(place, operation, resource),
  ]
}

const exampleFaults = ({ examples = [], record }: Resource, kinds: Kinds): ShapeFault[] => {
  if (!record) return []
  const names = [kinds.first, record.properties, kinds.times, kinds.last].flatMap(Object.keys)
  return examples.flatMap((example, index) =>
    Object.keys(example)
      .filter((name) => !names.includes(name))
      .map((name) => ({
        place: ['examples', index, name],
        message: `The record has no property "${name}"`,
        cure: nameCure(name, names),
      })),
  )
}

/** What is wrong in a file whose shape is right: names that lead nowhere, and operations that nobody guards. */
export const meaningFaults = (tag: string, file: Resource, kinds: Kinds): readonly ShapeFault[] => {
  const words = wordsOf(tag, file)
  const resource = withUsualProperties(file, words, kinds)
  return [
    ...(resource.record ? shapeNames(['record'], resource.record) : []),
    ...Object.entries(resource.parts ?? {}).flatMap(([name, part]) => shapeNames(['parts', name], part)),
    ...exampleFaults(resource, kinds),
    ...kindNames.flatMap((name) => {
      const operation = resource.operations?.[name]
      return operation ? regularFaults(name, operation, resource, { kinds, words }) : []
    }),
    ...Object.entries(resource.paths ?? {}).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        errorFaults(['paths', path, method], operation, kinds),
      ),
    ),
  ]
}
