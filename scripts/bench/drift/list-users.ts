import type { ListFile, Module, RowAction } from '../../../src/modules/format/types.ts'
import { entriesIn, literals, readInside, rowFields, steps, whenNames } from './module-names.ts'
import { moduleUser, type User } from './user.ts'

type IdOf = (action: 'list' | 'delete') => string | undefined

const keys = (values: object | undefined): readonly string[] => Object.keys(values ?? {})

const paramSets = (list: ListFile) => [
  list.params,
  ...(list.filters ?? []).flatMap(({ options }) => options.map(({ params }) => params)),
  ...(list.tabs ?? []).map(({ params }) => params),
]

const parametersOf = (list: ListFile): readonly string[] => [
  ...paramSets(list).flatMap(keys),
  ...(list.search ?? []).map(({ param }) => param),
  ...(list.sorts ? ['sortBy', 'ascOrDesc'] : []),
  ...(list.paged === false ? [] : ['pageNo', 'pageSize']),
]

const choicesOf = (list: ListFile): readonly string[] => [
  ...paramSets(list).flatMap(literals),
  ...(list.sorts ?? []).flatMap(({ sortBy, ascOrDesc }) => [sortBy, ascOrDesc]),
  ...list.columns.flatMap(({ sortBy }) => sortBy ?? []),
  ...(list.search ?? []).flatMap(({ options }) => (options ?? []).map(({ value }) => String(value))),
]

const conditions = (list: ListFile) =>
  [list.edit, list.delete, ...(list.rowActions ?? [])].flatMap((rule) => [
    whenNames(rule?.when),
    whenNames(rule?.disabledWhen),
  ])

const fieldsOf = (list: ListFile): readonly string[] => [
  ...list.columns.flatMap(({ field }) => steps(field)),
  ...Object.values(list.card ?? {}).flatMap(steps),
  ...conditions(list).flatMap(({ fields }) => fields),
  ...(list.rowActions ?? []).flatMap(({ params, body }) => [...rowFields(params), ...rowFields(body)]),
  ...steps(list.rows ?? 'content'),
  ...steps(list.row ?? ''),
  ...readInside(entriesIn(list.columns, 'cell')),
]

const actionUser = (id: string, { operation, body }: RowAction): User =>
  moduleUser({
    name: `${id}/list.json (actions)`,
    operations: [operation],
    names: { body: keys(body), answer: ['message'] },
    choices: { body: literals(body) },
  })

/** The list of a module as a user of its operations; `schemas` are those of a row. */
export const listUsers = ({ id, list }: Module, idOf: IdOf, schemas: readonly string[]): readonly User[] => {
  if (!list) return []
  const remove = idOf('delete')
  const offered = [list.add?.operation, ...(list.headerActions ?? []).map(({ operation }) => operation)]
  return [
    moduleUser({
      name: `${id}/list.json`,
      operations: [idOf('list')],
      names: {
        answer: [...fieldsOf(list), 'payload', ...(list.paged === false ? [] : ['totalElements'])],
        parameter: parametersOf(list),
      },
      record: { names: ['id', ...(remove && !list.delete?.cascades ? ['deletable'] : [])], schemas },
      choices: { parameter: choicesOf(list), answer: conditions(list).flatMap(({ values }) => values) },
    }),
    moduleUser({ name: `${id}/list.json (actions)`, operations: [remove], names: { answer: ['message'] } }),
    moduleUser({ name: `${id}/list.json (actions)`, operations: offered }),
    ...(list.rowActions ?? []).map((action) => actionUser(id, action)),
  ]
}
