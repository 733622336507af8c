import Close from '@mui/icons-material/Close'
import Search from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import Typography from '@mui/material/Typography'
import { type KeyboardEvent, memo, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MenuElsewhere } from './menu-elsewhere.tsx'
import { MenuFrame } from './menu-frame.tsx'
import { MenuGroup, MenuLeaf } from './menu-item.tsx'
import { useMenu } from './use-menu.ts'

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
export function Menu() {
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
