import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { Fragment } from 'react'
import { itemValues } from '../item-value.ts'
import { fieldOf } from '../scope.ts'
import type { BlockOf, BlockProps } from './block-props.ts'
import { ItemText } from './item-text.tsx'

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
