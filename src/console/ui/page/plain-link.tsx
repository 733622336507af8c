import { type AnchorHTMLAttributes, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/**
 * A link within the console as a plain element, handled by `FollowLinks`. For places with dozens of links: each router
 * link would render at every step of every navigation. Also for prepared pages: after a router link has led to one, a
 * second press of a double click would add another history entry.
 */
export const PlainLink = ({ to, ...props }: Props) => <a {...props} href={to} data-follow='' />

/** Whether a click opens a link in this window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Navigates to plain links without a page load; the browser opens other tabs and windows. */
export const FollowLinks = () => {
  const navigate = useNavigate()
  // Before the links are visible: otherwise an early press would load the page.
  useLayoutEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[data-follow]') : null
      const to = link?.getAttribute('href')
      if (!to || event.defaultPrevented || !isPlainClick(event)) return
      event.preventDefault()
      const { pathname, search, hash } = window.location
      void navigate(to, { replace: to === pathname + search + hash })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
  return null
}
