import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { Fragment } from 'react'
import { type RecordId, recordIds } from '../../../../contract/records/record-id.ts'
import type { PreviewItem } from '../../../../modules/format/types.ts'
import { resolveCell } from '../../../cells/registry.ts'
import { textDirection } from '../../../ui/text-direction.ts'
import { pickerSource, usePicker } from '../../../widgets/reference/picker-parts.tsx'
import { type Content, contentOf, fieldOf, holdsLanguages, type Scope } from '../content.ts'
import type { BlockOf, BlockProps } from './blocks.tsx'

/** A value of an item: a text, or numbers of records of another resource. */
type ItemValue =
  | ({ kind: 'text' } & Content)
  | { kind: 'records'; ids: readonly RecordId[]; options: Readonly<Record<string, unknown>> }

const wordOf = (scope: Scope, name: string, value: unknown): string | undefined => {
  const { schema, options } = fieldOf(scope, name)
  if (!Array.isArray(schema.enum) || !Array.isArray(options.enumNames)) return undefined
  const word: unknown = options.enumNames[schema.enum.indexOf(value)]
  return typeof word === 'string' ? word : undefined
}

const texts = (values: readonly string[]): readonly ItemValue[] =>
  values.flatMap((text) => (text.trim() === '' ? [] : [{ kind: 'text', text } as const]))

/**
 * The values of an item, empty if there is nothing to show: the output of its cell, the label of an active switch, the
 * form's label of a choice, numbers of other records, the texts of a list, or the value itself.
 */
export const itemValues = (scope: Scope, item: PreviewItem): readonly ItemValue[] => {
  const { value, options, label } = fieldOf(scope, item.field)
  if (value === undefined || value === null || value === '') return []
  if (item.cell !== undefined)
    return texts([resolveCell(item.cell).text(value, item.options ?? {}, scope.data)])
  if (typeof value === 'boolean') return value ? texts([label]) : []
  const ids = recordIds(value)
  if (typeof options.operation === 'string' && ids.length > 0) return [{ kind: 'records', ids, options }]
  if (holdsLanguages(scope, item.field)) {
    const content = contentOf(scope, item)
    return content.text === '' ? [] : [{ kind: 'text', ...content }]
  }
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return texts(values.map((one) => wordOf(scope, item.field, one) ?? String(one)))
}

type Records = Extract<ItemValue, { kind: 'records' }>

/** Names of records, as loaded by their picker in the form. */
const RecordNames = ({ value, scope }: { value: Records; scope: Scope }) => {
  const picker = usePicker(pickerSource(value.options), value.ids, scope.languages)
  return <bdi>{value.ids.map((id) => picker.optionOf(id).label).join(', ')}</bdi>
}

/** One value in a line of text. */
const ItemText = ({ value, scope }: { value: ItemValue; scope: Scope }) =>
  value.kind === 'records' ? (
    <RecordNames value={value} scope={scope} />
  ) : (
    <bdi dir={textDirection(value.text)} lang={value.lang}>
      {value.text}
    </bdi>
  )

type Kind = 'meta' | 'facts' | 'badge'

const valuesOf = ({ block, scope }: BlockProps<BlockOf<Kind>>) =>
  block.items.flatMap((item) =>
    itemValues(scope, item).map((value, index) => ({
      key: `${item.field} ${index}`,
      label: fieldOf(scope, item.field).label,
      isFirst: index === 0,
      value,
    })),
  )

/** Values in one line, separated by dots. */
export const MetaBlock = (props: BlockProps<BlockOf<'meta'>>) => {
  const values = valuesOf(props)
  if (values.length === 0) return null
  return (
    <Box
      sx={{
        fontSize: '0.875rem',
        color: 'text.secondary',
        '& > * + *::before': { content: '"·"', mx: 2 },
      }}
    >
      {values.map(({ key, value }) => (
        <span key={key}>
          <ItemText value={value} scope={props.scope} />
        </span>
      ))}
    </Box>
  )
}

/** Values in rows, each beside its label. */
export const FactsBlock = (props: BlockProps<BlockOf<'facts'>>) => {
  const values = valuesOf(props)
  if (values.length === 0) return null
  return (
    <Box
      component='dl'
      sx={{
        my: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, auto) 1fr',
        columnGap: 4,
        rowGap: 2,
        fontSize: '0.9375rem',
        overflow: 'hidden',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere', gridColumn: 2 },
      }}
    >
      {values.map(({ key, label, isFirst, value }) => (
        <Fragment key={key}>
          {isFirst && <dt>{label}</dt>}
          <dd>
            <ItemText value={value} scope={props.scope} />
          </dd>
        </Fragment>
      ))}
    </Box>
  )
}

/** Values as badges. */
export const BadgeBlock = (props: BlockProps<BlockOf<'badge'>>) => {
  const values = valuesOf(props)
  if (values.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {values.map(({ key, value }) => (
        <Chip
          key={key}
          size='small'
          variant='outlined'
          color='primary'
          label={<ItemText value={value} scope={props.scope} />}
        />
      ))}
    </Box>
  )
}
