import Box from '@mui/material/Box'
import { menuIcon } from '../../shell/menu/menu-icons.ts'
import type { PaletteItem, PaletteSection } from './palette-items.ts'

interface Props {
  id: string
  /** Id of an item's element, by its index among all. */
  idOf: (index: number) => string
  sections: readonly PaletteSection[]
  /** Index of the item that Enter runs. */
  at: number
  onRun: (item: PaletteItem) => void
  onPoint: (index: number) => void
}

const style = {
  overflowY: 'auto',
  m: 0,
  p: 2,
  '& .heading': { px: 2, pt: 2, pb: 1, typography: 'caption', color: 'text.secondary', fontWeight: 600 },
  '& [role=option]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    px: 2,
    py: 1.5,
    borderRadius: 1,
    cursor: 'pointer',
  },
  '& [aria-selected=true]': { bgcolor: 'action.selected' },
  '& small': { color: 'text.secondary' },
  '& .record': { display: 'flex', gap: 3, alignItems: 'baseline', minWidth: 0, overflowWrap: 'anywhere' },
  '& .record svg': { color: 'text.secondary', alignSelf: 'flex-start', mt: '2px' },
  '& .record + small': { marginInlineStart: 'auto' },
  '& .record small': { display: 'block' },
} as const

const ItemText = ({ item: { text, icon, excerpt } }: { item: PaletteItem }) => {
  if (icon === undefined && excerpt === undefined) return <span>{text}</span>
  const Icon = menuIcon(icon)
  return (
    <span className='record'>
      <Icon fontSize='small' aria-hidden />
      <span>
        <bdi>{text}</bdi>
        {excerpt !== undefined && (
          <small>
            <bdi>{excerpt}</bdi>
          </small>
        )}
      </span>
    </span>
  )
}

/** The items of the palette in sections; the focus stays in the input above. */
export const PaletteList = ({ id, idOf, sections, at, onRun, onPoint }: Props) => {
  let count = 0
  return (
    <Box id={id} role='listbox' tabIndex={-1} sx={style}>
      {sections.map(({ heading, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box has groups, not fieldsets
        <div key={heading} role='group' aria-label={heading || undefined}>
          {heading && (
            <div className='heading' aria-hidden>
              {heading}
            </div>
          )}
          {items.map((item) => {
            const index = count
            count += 1
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the input above handles the keys of the list
              <div
                key={item.id}
                id={idOf(index)}
                role='option'
                tabIndex={-1}
                aria-selected={index === at}
                onClick={() => onRun(item)}
                onMouseMove={() => onPoint(index)}
              >
                <ItemText item={item} />
                <small>{item.detail}</small>
              </div>
            )
          })}
        </div>
      ))}
    </Box>
  )
}
