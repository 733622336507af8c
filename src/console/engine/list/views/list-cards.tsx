import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'
import { lazyOr } from '../../../ui/lazy/lazy-or.ts'
import { useButton } from '../actions/rows/row-button.tsx'
import type { RowButton } from '../actions/rows/row-button-types.ts'
import { SelectBox } from '../selection/selection-frame.tsx'
import { rowKey } from '../selection/use-selection.ts'
import type { CardCoverProps } from './card-cover.tsx'
import { CellView } from './cell-view.tsx'
import { ListEmpty } from './list-empty.tsx'
import type { RowsViewProps } from './use-row-parts.tsx'

const CardButton = ({ button, name, onPress }: { button: RowButton; name: string; onPress: () => void }) => {
  const { text, why, props } = useButton(button, name, onPress)
  return (
    <Button size='small' title={why} {...props}>
      {text}
    </Button>
  )
}

const CardCover = lazyOr<CardCoverProps>(
  () => import('./card-cover.tsx').then((file) => file.CardCover),
  () => null,
)

/** The rows as a grid of cards: cover, title, badge, buttons. */
export const ListCards = ({ page, buttons, picks, nameOf, onPress }: RowsViewProps) => {
  const { card, columns } = page.list
  if (page.rows.length === 0) return <ListEmpty page={page} />
  const badge = columns.find(({ field }) => field === card?.badge)
  return (
    <Box
      sx={({ palette }) => ({
        display: 'grid',
        gap: 4,
        p: 4,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        '& .pick': { flex: 'none', width: 20, height: 20, m: 0, accentColor: palette.primary.main },
      })}
    >
      {page.rows.map((row) => {
        const name = nameOf(row)
        return (
          <Card key={String(row.id)} variant='outlined' sx={{ display: 'flex', flexDirection: 'column' }}>
            {card?.contents && (
              <Suspense fallback={<Box sx={{ height: 140 }} />}>
                <CardCover contents={card.contents} row={row} values={page.values} />
              </Suspense>
            )}
            <CardContent sx={{ flex: 1, display: 'flex', gap: 3 }}>
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography variant='subtitle1' component='h2' dir='auto' sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                </Typography>
                {badge && <CellView column={badge} row={row} rows={page.rows} />}
              </Box>
              {picks && (
                <SelectBox
                  row={row}
                  name={name}
                  isPicked={picks.selection.has(rowKey(row))}
                  pick={picks.pick}
                />
              )}
            </CardContent>
            {buttons && (
              <CardActions
                disableSpacing
                sx={{ flexWrap: 'wrap', '& > .MuiButton-root': { minWidth: 0, px: 1.5 } }}
              >
                {buttons(row).map((button) => (
                  <CardButton
                    key={button.id}
                    button={button}
                    name={name}
                    onPress={() => onPress(button, row)}
                  />
                ))}
              </CardActions>
            )}
          </Card>
        )
      })}
    </Box>
  )
}
