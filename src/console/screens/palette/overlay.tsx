import type { Overlay as Shown } from '../../shell/palette/palette-store.ts'
import { Palette } from './palette.tsx'
import { ShortcutSheet } from './shortcut-sheet.tsx'

interface Props {
  shown: NonNullable<Shown>
  onClose: () => void
}

/** The palette, or the sheet of shortcuts. */
export const Overlay = ({ shown, onClose }: Props) => {
  if (shown === 'shortcuts') return <ShortcutSheet onClose={onClose} />
  return <Palette onClose={onClose} />
}
