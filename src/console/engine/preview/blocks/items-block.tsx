import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { Fragment } from 'react'
import { textDirection } from '../../../ui/text-direction.ts'
import { pickerSource } from '../../../widgets/reference/picker-request.ts'
import { usePicker } from '../../../widgets/reference/use-picker.ts'
import { type ItemValue, itemValues } from '../item-value.ts'
import { fieldOf, type Scope } from '../scope.ts'
import type { BlockOf, BlockProps } from './block-props.ts'

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
