import Close from '@mui/icons-material/Close'
import ExpandMore from '@mui/icons-material/ExpandMore'
import Search from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, memo, useDeferredValue, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Platform } from '../../../modules/format/types.ts'
import { modeTexts } from '../../session/platform.ts'
import { iconStyles, shapeOf } from '../../ui/styles/icon-shape.ts'
import { MenuGroup, MenuLeaf } from './menu-item.tsx'
import type { MenuItem } from './menu-model.ts'
import { useMenu } from './use-menu.ts'

/**
 * Styles of the menu on the sidebar's colours, defined once for all rows: components for the parts of each row would
 * cost more than the row, on every page. The focus ring has the row's text colour, which is readable in every theme.
 */
const MenuFrame = styled('nav')(({ theme: { palette, typography } }) => ({
  ...typography.body1,
  flex: 1,
  overflowY: 'auto',
  paddingBottom: 16,
  fontSize: '0.875rem',
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& ul ul': { paddingTop: 2 },
  '& .elsewhere': { marginBottom: 8 },
  // Shows the heading above the open page's link too.
  '& li': { scrollMarginBlock: 40 },
  '& .row': {
    all: 'unset',
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    width: 'calc(100% - 16px)',
    minHeight: 40,
    marginInline: 8,
    padding: '8px 12px',
    overflowWrap: 'anywhere',
    borderRadius: 12,
    cursor: 'pointer',
    '&.nested': { minHeight: 36 },
    '&:hover': { backgroundColor: palette.sidebar.hover },
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
    '&[data-marked]': { color: palette.sidebar.selectedText, fontWeight: 600 },
    '&[aria-current]': {
      backgroundColor: palette.sidebar.selected,
      color: palette.sidebar.selectedText,
      fontWeight: 600,
    },
  },
  '& .row::before': { ...iconStyles, marginInlineEnd: 12, color: palette.sidebar.muted },
  '& .row[aria-current]::before': { color: palette.sidebar.accent },
  '& .nested::before': {
    scale: 'none',
    width: 6,
    height: 6,
    margin: 0,
    marginInline: '7px 21px',
    borderRadius: '50%',
    clipPath: 'none',
  },
  '& [aria-expanded]::after': { ...iconStyles, marginInlineStart: 'auto', clipPath: shapeOf(ExpandMore) },
  // In high contrast mode, the system removes the background of the open page's row, and adds its own behind each text.
  '@media (forced-colors: active)': {
    '& .row[aria-current]': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      '&::before': { backgroundColor: 'HighlightText' },
    },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& [aria-expanded]::after': { transition: 'rotate 150ms' },
  },
  '& [aria-expanded=true]::after': { rotate: '180deg' },
}))

interface Props {
  items: readonly MenuItem[]
  /** The mode of the links. */
  platform: Platform
  currentTo: string | null
  translate: (label: string) => string
}

/** Labelled links of the other mode; following one changes the mode. */
const MenuElsewhere = ({ items, platform, currentTo, translate }: Props) => {
  const { t } = useTranslation(['frame', 'shell'])
  const titleId = useId()
  if (items.length === 0) return null
  return (
    <>
      <Typography id={titleId} variant='body2' sx={{ px: 5, pt: 2, pb: 1, color: 'sidebar.muted' }}>
        {t('menu.elsewhere', { platform: t(modeTexts[platform]) })}
      </Typography>
      <ul className='elsewhere' aria-labelledby={titleId}>
        {items.map((item) => (
          <MenuLeaf
            key={item.to}
            item={item}
            text={translate(item.label)}
            current={item.to === currentTo}
            nested
            platform={platform}
          />
        ))}
      </ul>
    </>
  )
}

interface FilterProps {
  value: string
  onChange: (value: string) => void
}

const MenuFilter = memo(function MenuFilter({ value, onChange }: FilterProps) {
  const { t } = useTranslation('frame')
  const clearOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !value) return
    // The first Escape clears the box; the next one closes the drawer.
    event.stopPropagation()
    onChange('')
  }
  return (
    <InputBase
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={clearOnEscape}
      placeholder={t('menu.filter')}
      type='search'
      slotProps={{ input: { 'aria-label': t('menu.filter'), maxLength: 60 } }}
      startAdornment={<Search fontSize='small' sx={{ mr: 2, color: 'sidebar.muted' }} />}
      endAdornment={
        value && (
          <IconButton size='small' color='inherit' aria-label={t('menu.clear')} onClick={() => onChange('')}>
            <Close fontSize='small' />
          </IconButton>
        )
      }
      sx={{
        mx: 4,
        mb: 2,
        px: 3,
        height: 36,
        flexShrink: 0,
        color: 'inherit',
        fontSize: '0.875rem',
        border: 1,
        borderColor: 'sidebar.border',
        borderRadius: 1.5,
        '&.Mui-focused': { outline: '2px solid currentColor', outlineOffset: -1 },
        '& input::placeholder': { color: 'sidebar.muted', opacity: 1 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  )
})

/** The sidebar's menu for this user and mode, with a filter box. */
export const Menu = () => {
  const { t } = useTranslation('frame')
  const [filter, setFilter] = useState('')
  const { items, elsewhere, other, currentTo, isOpen, toggle, translate } = useMenu(
    useDeferredValue(filter.trim()),
  )
  const there = (
    <MenuElsewhere items={elsewhere} platform={other} currentTo={currentTo} translate={translate} />
  )
  return (
    <>
      <MenuFilter value={filter} onChange={setFilter} />
      <MenuFrame aria-label={t('menu.label')}>
        {filter === '' && there}
        <ul>
          {items.map((item) =>
            item.children.length > 0 ? (
              <MenuGroup
                key={item.label}
                item={item}
                translate={translate}
                open={isOpen(item.label)}
                onToggle={toggle}
                currentTo={currentTo}
              />
            ) : (
              <MenuLeaf
                key={item.to}
                item={item}
                text={translate(item.label)}
                current={item.to === currentTo}
              />
            ),
          )}
        </ul>
        {filter !== '' && there}
        {items.length === 0 && elsewhere.length === 0 && (
          <Typography role='status' variant='body2' sx={{ px: 5, py: 4, color: 'sidebar.muted' }}>
            {t('menu.nothing')}
          </Typography>
        )}
      </MenuFrame>
    </>
  )
}
