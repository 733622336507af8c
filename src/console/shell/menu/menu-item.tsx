import Collapse from '@mui/material/Collapse'
import { memo, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Platform } from '../../../modules/format/types.ts'
import { enterPlatform } from '../../session/platform.ts'
import { PlainLink } from '../../ui/page/plain-link.tsx'
import { iconStyle } from '../../ui/styles/icon-shape.ts'
import { menuIcon } from './menu-icons.ts'
import type { MenuItem } from './menu-model.ts'

/**
 * Scrolls to an element that is not fully visible, after the browser's next layout: measuring earlier would force an
 * additional one. Returns a function that cancels it.
 */
const bringIntoSight = (element: Element): (() => void) => {
  if (typeof IntersectionObserver === 'undefined') {
    element.scrollIntoView({ block: 'nearest' })
    return () => undefined
  }
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect()
    if (entry && entry.intersectionRatio < 1) element.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(element)
  return () => observer.disconnect()
}

interface LeafProps {
  item: MenuItem
  /** In the present language. */
  text: string
  current: boolean
  nested?: boolean
  /** The mode of the link's target, if different. */
  platform?: Platform
}

/** A link of the menu; the open page's is marked. */
export const MenuLeaf = memo(function MenuLeaf({ item, text, current, nested = false, platform }: LeafProps) {
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => (current && place.current ? bringIntoSight(place.current) : undefined), [current])
  const props = {
    to: item.to ?? '/',
    className: nested ? 'row nested' : 'row',
    'aria-current': current ? ('page' as const) : undefined,
    style: nested ? undefined : iconStyle(menuIcon(item.icon)),
    children: text,
  }
  return (
    <li ref={place}>
      {platform ? (
        <Link {...props} state={{ platform }} onClick={() => enterPlatform(platform)} />
      ) : (
        <PlainLink {...props} />
      )}
    </li>
  )
})

interface GroupProps {
  item: MenuItem
  translate: (label: string) => string
  open: boolean
  onToggle: (label: string) => void
  /** `to` of the open page's item. */
  currentTo: string | null
}

/** Scrolls to the open page's link once its group has its full height. */
const showCurrent = (group: HTMLElement): void => {
  const current = group.querySelector('[aria-current]')
  if (current) bringIntoSight(current)
}

/** A collapsible group of links; links of a closed group are not rendered. */
export const MenuGroup = memo(function MenuGroup(props: GroupProps) {
  const { item, translate, open, onToggle, currentTo } = props
  const listId = useId()
  const holdsCurrent = item.children.some((child) => child.to === currentTo)
  return (
    <li>
      <button
        type='button'
        className='row'
        style={iconStyle(menuIcon(item.icon))}
        onClick={() => onToggle(item.label)}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        data-marked={holdsCurrent || undefined}
      >
        {translate(item.label)}
      </button>
      <Collapse in={open} timeout={150} unmountOnExit onEntered={showCurrent}>
        <ul id={listId} aria-label={translate(item.label)}>
          {item.children.map((child) => (
            <MenuLeaf
              key={child.to}
              item={child}
              text={translate(child.label)}
              current={child.to === currentTo}
              nested
            />
          ))}
        </ul>
      </Collapse>
    </li>
  )
})
