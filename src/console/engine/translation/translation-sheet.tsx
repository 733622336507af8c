import SearchIcon from '@mui/icons-material/Search'
import Alert from '@mui/material/Alert'
import Chip from '@mui/material/Chip'
import InputAdornment from '@mui/material/InputAdornment'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { GridColDef } from '@mui/x-data-grid'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAvailable } from '../../../client/availability.ts'
import type { Language } from '../../../client/content-languages.ts'
import { useLabel } from '../../i18n/use-label.ts'
import { modeTexts, usePlatform } from '../../session/platform.ts'
import { useUserStorage } from '../../session/use-user-storage.ts'
import { narrowerThan } from '../../ui/styles/layout-sizes.ts'
import { type GridColumn, getCell } from '../list/grid/grid-columns.ts'
import { Sheet } from '../list/grid/grid-view.tsx'
import type { GridRow } from '../list/grid/use-grid.ts'
import { ToolbarSelect } from '../list/toolbar/toolbar-select.tsx'
import { Progress } from '../list/tools/progress.tsx'
import { Elsewhere, TextDialog } from './text-dialog.tsx'
import { type Pair, type TextRow, type TextState, textStates } from './text-rows.ts'
import type { NamedList } from './use-incomplete-lists.ts'
import { useTextGrid } from './use-text-grid.ts'
import { useTextRecords } from './use-text-records.ts'

const colors = { missing: 'warning', changed: 'info', translated: 'success' } as const

const isTextRow = (row: GridRow): row is TextRow => 'of' in row

/** The columns that say where a text is, and its state. */
const useLeading = (withPlace: boolean): readonly GridColDef<GridRow>[] => {
  const { t } = useTranslation(['exchange', 'tools'])
  const label = useLabel()
  // Both languages stay in view.
  const isNarrow = useMediaQuery(narrowerThan('md'), { noSsr: true })
  return useMemo(() => {
    const shared = { sortable: false, display: 'flex' } as const
    const textOf = (field: string, headerName: string, width: number, read: (row: TextRow) => string) => ({
      ...{ ...shared, field, headerName, width },
      valueGetter: (_: never, row: GridRow) => (isTextRow(row) ? read(row) : ''),
      renderCell: ({ value }: { value?: string }) => (
        <bdi title={value ?? ''} style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {value}
        </bdi>
      ),
    })
    return [
      ...(withPlace
        ? [textOf('__place', t('missing.module'), isNarrow ? 100 : 140, ({ of }) => of.place.title)]
        : []),
      textOf('__record', t('exchange.record'), isNarrow ? 110 : 160, ({ of }) => of.name),
      textOf('__field', t('exchange.field'), isNarrow ? 100 : 130, ({ column }) => label(column.label)),
      {
        ...{ ...shared, field: '__state', headerName: t('translation.state'), width: isNarrow ? 120 : 150 },
        renderCell: ({ row }) =>
          isTextRow(row) && (
            <Chip
              size='small'
              variant='outlined'
              color={colors[row.state]}
              label={t(`translation.states.${row.state}`)}
            />
          ),
      },
    ]
  }, [withPlace, isNarrow, t, label])
}

/** The languages with another one on one side; if both sides would have the same, they swap. */
const withLanguage = (pair: Pair, side: keyof Pair, id: number): Pair => {
  const other = side === 'source' ? 'target' : 'source'
  return { ...pair, ...(pair[other] === id && { [other]: pair[side] }), [side]: id }
}

/** The languages as chosen last, or else the first two. */
const usePair = (languages: readonly Language[], given: Pair | undefined) => {
  const [text, store] = useUserStorage('translation')
  const [pair, setPair] = useState((): Pair => {
    const stored = (text ?? '').split(' ').map(Number)
    const [source = 0, target = 0] = given ? [given.source, given.target] : stored
    const isKnown = [source, target].every((id) => languages.some((language) => language.id === id))
    return isKnown && source !== target
      ? { source, target }
      : { source: languages[0]?.id ?? 0, target: languages[1]?.id ?? 0 }
  })
  const change = (next: Pair): void => {
    setPair(next)
    store(`${next.source} ${next.target}`)
  }
  return [pair, change] as const
}

/** All places. */
const everywhere = ''

interface SheetProps {
  places: readonly NamedList[]
  languages: readonly Language[]
  first: NamedList | undefined
  given: Pair | undefined
}

/** The texts of a translation, with the choice of lists, languages and states. */
export const TranslationSheet = ({ places, languages, first, given }: SheetProps) => {
  const { t } = useTranslation(['exchange', 'tools'])
  const { t: shell } = useTranslation()
  const platform = usePlatform()
  const [pair, setPair] = usePair(languages, given)
  const [placeKey, setPlaceKey] = useState(first?.key ?? everywhere)
  const [filter, setFilter] = useState<TextState | null>('missing')
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<string | null>(null)
  const chosen = useMemo(
    () => places.filter(({ key }) => placeKey === everywhere || key === placeKey),
    [places, placeKey],
  )
  const reads = filter === 'translated' ? null : filter
  const found = useTextRecords({ all: places, places: chosen, languages, pair, filter: reads })
  const { grid, byId, elsewhere } = useTextGrid({ found, languages, pair, filter, search })
  const leading = useLeading(chosen.length > 1)
  const named = languages.map(({ id, name }) => ({ value: id, label: name }))
  const { reading } = found
  const row = opened === null ? undefined : byId.get(opened)
  const htmlOf = (column: GridColumn): string => {
    const cells = row && grid.state.edits.rows[row.of.key]?.cells
    const value =
      cells && Object.hasOwn(cells, column.key)
        ? cells[column.key]
        : row && getCell(row.of.stored.data, column)
    return typeof value === 'string' ? value : ''
  }
  return (
    <>
      <Stack direction='row' sx={{ flexWrap: 'wrap', gap: 3, px: 4, pt: 4, pb: 2, alignItems: 'center' }}>
        <ToolbarSelect
          label={t('missing.module')}
          value={placeKey}
          options={[
            { value: everywhere, label: t('translation.everywhere') },
            ...places.map((place) => ({
              value: place.key,
              label:
                place.platform === platform
                  ? place.title
                  : `${place.title} (${shell(modeTexts[place.platform])})`,
            })),
          ]}
          minWidth={200}
          onChange={setPlaceKey}
        />
        {(['source', 'target'] as const).map((side) => (
          <ToolbarSelect
            key={side}
            label={t(`exchange.${side}`)}
            value={pair[side]}
            options={named}
            minWidth={150}
            onChange={(id) => setPair(withLanguage(pair, side, Number(id)))}
          />
        ))}
        <ToolbarSelect
          label={t('translation.show')}
          value={filter ?? everywhere}
          options={[
            { value: everywhere, label: t('translation.all') },
            ...textStates
              .filter((state) => state !== 'changed' || isAvailable('listRecordHistory'))
              .map((state) => ({ value: state, label: t(`translation.states.${state}`) })),
          ]}
          minWidth={170}
          onChange={(value) => setFilter(textStates.find((state) => state === value) ?? null)}
        />
        <TextField
          type='search'
          size='small'
          label={t('translation.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          slotProps={{
            htmlInput: { dir: 'auto', maxLength: 255 },
            input: {
              startAdornment: (
                <InputAdornment position='start'>
                  <SearchIcon fontSize='small' />
                </InputAdornment>
              ),
            },
          }}
          sx={{ flex: '1 1 180px', maxWidth: 320 }}
        />
      </Stack>
      <Sheet
        grid={grid}
        around={250}
        leading={leading}
        onOpen={({ id }) => byId.get(id)?.isRich && !grid.refuses() && setOpened(id)}
      >
        <Stack sx={{ px: 4, pb: 2, gap: 2 }}>
          {reading && (
            <Progress
              done={reading.done}
              total={reading.total}
              label={t(`translation.reading.${reading.step}`)}
              text={(numbers) => t('exchange.progress', numbers)}
            />
          )}
          {!reading && <Elsewhere grid={grid} keys={elsewhere} />}
          {!reading && !found.error && grid.rows.length === 0 && (
            <Alert severity='success'>{t('translation.nothing')}</Alert>
          )}
        </Stack>
      </Sheet>
      {row && (
        <TextDialog
          key={row.id}
          row={row}
          htmlOf={htmlOf}
          onApply={(html) => {
            const column = grid.columns.find(({ key }) => key === 'target')
            if (column) grid.enter([{ row: row.id, column, value: html }])
            setOpened(null)
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
