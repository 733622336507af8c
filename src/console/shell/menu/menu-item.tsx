import ExpandMore from '@mui/icons-material/ExpandMore'
import Collapse from '@mui/material/Collapse'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import { memo, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Platform } from '../../../modules/format/types.ts'
import { enterPlatform } from '../../session/platform.ts'
import { bringIntoSight } from '../../ui/bring-into-sight.ts'
import { menuIcon } from './menu-icons.ts'
import type { MenuItem } from './menu-model.ts'
import { itemStyle } from './menu-style.ts'

interface LeafProps {
  item: MenuItem
  /** In the language shown. */
  text: string
  current: boolean
  nested?: boolean
  /** The mode that the link leads into, where that is another. */
  platform?: Platform
}

/** A link of the menu; the one of the open page is marked. */
export const MenuLeaf = memo(function MenuLeaf({ item, text, current, nested = false, platform }: LeafProps) {
  const Icon = menuIcon(item.icon)
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    return current && place.current ? bringIntoSight(place.current) : undefined
  }, [current])
  return (
    <ListItem ref={place} disablePadding>
      <ListItemButton
        component={Link}
        to={item.to ?? '/'}
        {...(platform && { state: { platform }, onClick: () => enterPlatform(platform) })}
        selected={current}
        aria-current={current ? 'page' : undefined}
        sx={itemStyle(nested)}
      >
        <ListItemIcon>{nested ? <span className='dot' /> : <Icon fontSize='small' />}</ListItemIcon>
        <ListItemText primary={text} />
      </ListItemButton>
    </ListItem>
  )
})

interface GroupProps {
  item: MenuItem
  translate: (label: string) => string
  open: boolean
  onToggle: (label: string) => void
  /** `to` of the item of the open page. */
  currentTo: string | null
}

/** Shows the open page's link once its group has its full height. */
const showCurrent = (group: HTMLElement): void => {
  const current = group.querySelector('[aria-current]')
  if (current) bringIntoSight(current)
}

/** A group of links that opens and closes; closed ones keep nothing in the page. */
export const MenuGroup = memo(function MenuGroup(props: GroupProps) {
  const { item, translate, open, onToggle, currentTo } = props
  const Icon = menuIcon(item.icon)
  const listId = useId()
  const holdsCurrent = item.children.some((child) => child.to === currentTo)
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton
        onClick={() => onToggle(item.label)}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        sx={itemStyle(false, holdsCurrent)}
      >
        <ListItemIcon>
          <Icon fontSize='small' />
        </ListItemIcon>
        <ListItemText primary={translate(item.label)} />
        <ExpandMore
          fontSize='small'
          sx={{ transition: 'transform 150ms', transform: open ? 'rotate(180deg)' : 'none' }}
        />
      </ListItemButton>
      <Collapse in={open} timeout={150} unmountOnExit onEntered={showCurrent}>
        <List id={listId} disablePadding aria-label={translate(item.label)}>
          {item.children.map((child) => (
            <MenuLeaf
              key={child.to}
              item={child}
              text={translate(child.label)}
              current={child.to === currentTo}
              nested
            />
          ))}
        </List>
      </Collapse>
    </ListItem>
  )
})
