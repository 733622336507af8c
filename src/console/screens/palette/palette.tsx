import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useThemePanel } from '../../shell/theme/use-theme-panel.tsx'
import type { PaletteItem } from './items/palette-item.ts'
import { PaletteInput } from './palette-input.tsx'
import { PaletteList } from './palette-list.tsx'
import { RecordsNote } from './records-note.tsx'
import { useActiveItem } from './use-active-item.ts'
import { usePalette } from './use-palette.ts'

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
