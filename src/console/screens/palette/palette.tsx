import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useThemePanel } from '../../shell/theme/use-theme-panel.tsx'
import { isEnter } from '../../ui/keys.ts'
import type { PaletteItem, RecordsStatus } from './palette-items.ts'
import { PaletteList } from './palette-list.tsx'
import { usePalette } from './use-palette.ts'

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/** The active item of a list while the focus stays in an input: keys move and run it, and it is scrolled into view. */
const useActiveItem = <Item,>(items: readonly Item[], run: (item: Item | undefined) => void) => {
  const [at, setAt] = useState(0)
  const listId = useId()
  const idOf = (index: number): string => `${listId}-${index}`
  useEffect(() => {
    // Not returned: browsers return a promise here, which React would call as a cleanup function.
    document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, at])
  const onKey = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (isEnter(event)) run(items[at])
    else if (step !== undefined) setAt(Math.max(0, Math.min(items.length - 1, at + step)))
    else return
    event.preventDefault()
  }
  return { at, setAt, listId, idOf, onKey }
}

interface Props {
  value: string
  onChange: (text: string) => void
  onKey: (event: KeyboardEvent) => void
  /** Id of the list below, and of the active item that Enter runs. */
  listId: string
  activeId: string | undefined
}

/** The palette's input; the list below is controlled from here and never has the focus. */
const PaletteInput = ({ value, onChange, onKey, listId, activeId }: Props) => {
  const { t } = useTranslation('tools')
  return (
    <InputBase
      autoFocus
      fullWidth
      placeholder={t('palette.search')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKey}
      sx={{ px: 4, py: 3, fontSize: '1.125rem', borderBottom: 1, borderColor: 'divider' }}
      slotProps={{
        input: {
          role: 'combobox',
          'aria-label': t('palette.label'),
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': activeId,
          'aria-autocomplete': 'list',
          autoComplete: 'off',
          maxLength: 80,
          dir: 'auto',
        },
      }}
    />
  )
}

interface NoteProps {
  status: RecordsStatus
  /** No other items are shown. */
  isAlone: boolean
  /** No record is shown. */
  isEmpty: boolean
  retry: () => void
}

/** The status of the search for records, unless the list shows it. */
const RecordsNote = ({ status, isAlone, isEmpty, retry }: NoteProps) => {
  const { t } = useTranslation('tools')
  const { t: shell } = useTranslation()
  const text = (): string => {
    if (status === 'failed') return t('palette.recordsFailed')
    if (status === 'searching') return t('palette.searching')
    if (status === 'none') return isAlone ? t('palette.nothing') : ''
    if (!isEmpty) return ''
    return isAlone ? t('palette.nothing') : t('palette.noRecords')
  }
  return (
    <Typography
      role='status'
      variant='body2'
      sx={{
        px: 4,
        py: text() === '' ? 0 : 3,
        color: 'text.secondary',
        display: 'flex',
        gap: 3,
        alignItems: 'center',
      }}
    >
      {text()}
      {status === 'failed' && (
        <Button size='small' onClick={retry}>
          {shell('common.retry')}
        </Button>
      )}
    </Typography>
  )
}

/** A command palette for navigation and actions, over any page. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('tools')
  const { panel, openPanel } = useThemePanel()
  const [isTheme, setTheme] = useState(false)
  const { typed, setTyped, sections, records, here, isStarred, toggleStar } = usePalette(() => {
    setTheme(true)
    openPanel()
  })
  const items = sections.flatMap((section) => section.items)
  const run = (item: PaletteItem | undefined): void => {
    if (!item) return
    // The palette stays mounted for the theme panel that it renders.
    if (item.id !== 'theme') onClose()
    item.run()
  }
  const { at, setAt, listId, idOf, onKey } = useActiveItem(items, run)
  return (
    <>
      <Dialog
        open={!isTheme}
        onClose={onClose}
        fullWidth
        maxWidth='sm'
        sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
        slotProps={{
          paper: { 'aria-label': t('palette.label'), sx: { mt: { xs: 4, sm: '10vh' }, maxHeight: '75vh' } },
        }}
      >
        <PaletteInput
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setAt(0)
          }}
          onKey={onKey}
          listId={listId}
          activeId={items.length > 0 ? idOf(at) : undefined}
        />
        <PaletteList id={listId} idOf={idOf} sections={sections} at={at} onRun={run} onPoint={setAt} />
        <RecordsNote {...records} isAlone={items.length === 0} />
        {here && (
          <Stack
            direction='row'
            sx={{ borderTop: 1, borderColor: 'divider', p: 2, justifyContent: 'flex-end' }}
          >
            <Button size='small' startIcon={isStarred ? <Star /> : <StarBorder />} onClick={toggleStar}>
              {t(isStarred ? 'palette.unstar' : 'palette.star', { place: here.text })}
            </Button>
          </Stack>
        )}
      </Dialog>
      {panel}
    </>
  )
}
