import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { lookupQuery } from '../../client/lookup-query.ts'
import { recordsIn } from '../../contract/conventions/page.ts'
import { idsQuery } from '../../contract/conventions/query.ts'
import { ownValue } from '../../contract/json.ts'
import { compareIds, recordIds } from '../../contract/records/record-id.ts'
import { recordLabel, recordName } from '../../contract/records/record-names.ts'
import { usePrivilegeNames } from '../i18n/use-label.ts'
import { textDirection } from '../ui/text-direction.ts'
import type { Cell, CellOptions, CellProps } from './cell.ts'
import { MissingText } from './missing-text.tsx'

/** Names of all records that a page of rows refers to, requested once per page. */
const useNames = ({ rows, field, options }: CellProps): ReadonlyMap<unknown, string> | undefined => {
  const ids = [...new Set(rows.flatMap((row) => recordIds(row[field])))].sort(compareIds)
  const { data } = useQuery({
    ...lookupQuery(String(options.operation), { query: idsQuery(ids) }),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })
  const { privilege } = usePrivilegeNames()
  const label = typeof options.label === 'string' ? options.label : undefined
  const inWords = (name: string): string => (options.names === 'privileges' ? privilege(name) : name)
  return (
    data && new Map(recordsIn(data.payload).map((record) => [record.id, inWords(recordName(record, label))]))
  )
}

const ReferenceCellView = (props: CellProps) => {
  const names = useNames(props)
  const ids = recordIds(props.value)
  if (ids.length === 0) return <MissingText />
  if (!names) return <Skeleton width='60%' />
  const text = ids.map((id) => names.get(id) ?? `#${id}`).join(', ')
  return (
    <div className='fill' dir={textDirection(text)}>
      {text}
    </div>
  )
}

/** Name of the record with this id, from a `total…` operation. */
export const referenceCell: Cell = {
  name: 'reference',
  types: ['integer', 'string', 'array', 'null'],
  options: {
    type: 'object',
    additionalProperties: false,
    required: ['operation'],
    properties: {
      operation: { type: 'string', description: 'A total… operation; its ids parameter is used.' },
      label: { type: 'string', description: 'Property that names a record; a title or name when left out.' },
      names: { const: 'privileges', description: 'The names are of privileges, shown in words.' },
    },
  },
  lookup: {
    queryFor: () => idsQuery([1]),
    name: (record, { label }) =>
      recordLabel(record, { field: typeof label === 'string' ? label : undefined }),
  },
  text: (value) =>
    recordIds(value)
      .map((id) => `#${id}`)
      .join(', '),
  render: ReferenceCellView,
}

/** Converts `DuaCategory` to `Dua Category`, unless the module has its own text. */
const resourceText = (value: unknown, { words }: CellOptions): string => {
  const name = String(value ?? '')
  const word = ownValue(words, name)
  return typeof word === 'string' ? word : name.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
}

const ResourceCellView = ({ value, options }: CellProps) => {
  const { t } = useTranslation('modules')
  const name = resourceText(value, options)
  const text = t(name, { defaultValue: name })
  return (
    <span className='lines' title={text}>
      {text}
    </span>
  )
}

/** The kind of a record from its schema name, with the texts of menu and headings. */
export const resourceCell: Cell = {
  name: 'resource',
  types: ['string'],
  options: {
    type: 'object',
    additionalProperties: false,
    properties: {
      words: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: 'Words for schemas that are called otherwise.',
      },
    },
  },
  text: resourceText,
  render: ResourceCellView,
}
