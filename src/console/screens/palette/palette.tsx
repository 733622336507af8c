import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import Stack from '@mui/material/Stack'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useThemePanel } from '../../shell/theme/use-theme-panel.tsx'
import type { PaletteItem } from './items/palette-item.ts'
import { PaletteList } from './palette-list.tsx'
import { RecordsNote } from './records-note.tsx'
import { usePalette } from './use-palette.ts'

/** A box to type where to go or what to do, over any page. */
export const Palette = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('tools')
  const { panel, openPanel } = useThemePanel()
  const [isTheme, setTheme] = useState(false)
  const { typed, setTyped, sections, records, here, isStarred, toggleStar } = usePalette(() => {
    setTheme(true)
    openPanel()
  })
  const [at, setAt] = useState(0)
  const listId = useId()
  const items = sections.flatMap((section) => section.items)
  const idOf = (index: number): string => `${listId}-${index}`
  useEffect(
    () => document.getElementById(`${listId}-${at}`)?.scrollIntoView({ block: 'nearest' }),
    [listId, at],
  )

  const run = (item: PaletteItem | undefined): void => {
    if (!item) return
    // What it opens may lie over the page as well.
    if (item.id !== 'theme') onClose()
    item.run()
  }
  const onKey = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
    const step = steps[event.key]
    if (event.key === 'Enter') run(items[at])
    else if (step !== undefined) setAt(Math.max(0, Math.min(items.length - 1, at + step)))
    else return
    event.preventDefault()
  }
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
        <InputBase
          autoFocus
          fullWidth
          placeholder={t('palette.search')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setAt(0)
          }}
          onKeyDown={onKey}
          sx={{ px: 4, py: 3, fontSize: '1.125rem', borderBottom: 1, borderColor: 'divider' }}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': t('palette.label'),
              'aria-expanded': true,
              'aria-controls': listId,
              'aria-activedescendant': items.length > 0 ? idOf(at) : undefined,
              'aria-autocomplete': 'list',
              autoComplete: 'off',
              maxLength: 80,
              dir: 'auto',
            },
          }}
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
